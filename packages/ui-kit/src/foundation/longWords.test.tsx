import type { ReactElement } from "react";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { Accordion } from "../accordion/index.ts";
import { Breadcrumbs } from "../breadcrumbs/index.ts";
import { Button } from "../button/index.ts";
import { CheckboxGroup } from "../checkbox-group/index.ts";
import { Checkbox } from "../checkbox/index.ts";
import { ConfigProvider } from "../config-provider/index.ts";
import { ContactCard } from "../contact-card/index.ts";
import { CopyText } from "../copy-text/index.ts";
import { Empty } from "../empty/index.ts";
import { ErrorState } from "../error-state/index.ts";
import { Field } from "../field/index.ts";
import { FooterContact } from "../footer/index.ts";
import { FormError } from "../form/index.ts";
import { Input } from "../input/index.ts";
import { en } from "../locale/en.ts";
import { NewsItem } from "../news-item/index.ts";
import { Notice } from "../notice/index.ts";
import { OfficeCard } from "../office-card/index.ts";
import { PersonCard } from "../person-card/index.ts";
import { ProcessList } from "../process-list/index.ts";
import { RadioGroup } from "../radio-group/index.ts";
import { ReasonList } from "../reason-list/index.ts";
import { RelatedList } from "../related-list/index.ts";
import { ServiceIndex } from "../service-index/index.ts";
import { SuccessPanel } from "../success-panel/index.ts";
import { Timeline } from "../timeline/index.ts";

const WORD = `https://example.com/${"a".repeat(60)}`;
const PICTURE = { src: "data:,", alt: "", width: 1, height: 1 };
const option = { value: "one", label: WORD, description: WORD };
const input = <Input />;
const button = <Button>{WORD}</Button>;

// oxlint-disable react/jsx-key -- rows of a table, not children
const PARTS: readonly (readonly [string, ReactElement])[] = [
  ["Accordion", <Accordion items={[{ key: "one", title: WORD, content: WORD }]} />],
  ["Breadcrumbs", <Breadcrumbs items={[{ label: WORD, href: "/" }, { label: "Here" }]} />],
  ["Button", button],
  [
    "Button, a link as wide as the page",
    <Button block href="/">
      {WORD}
    </Button>,
  ],
  ["Checkbox", <Checkbox name="name">{WORD}</Checkbox>],
  ["label of CheckboxGroup", <CheckboxGroup name="name" label={WORD} options={[]} />],
  ["ContactCard", <ContactCard name={WORD} position={WORD} />],
  ["CopyText", <CopyText label="Copy" text={WORD} />],
  ["title of Empty", <Empty title={WORD} />],
  ["text of Empty", <Empty title="Title" text={WORD} />],
  ["actions of Empty", <Empty title="Title" actions={button} />],
  ["ErrorState", <ErrorState title={WORD} subtitle={WORD} text={WORD} retry={{ label: WORD }} />],
  ["ways of ErrorState", <ErrorState title="Title" ways={[{ label: WORD, href: "/" }]} />],
  [
    "label of Field",
    <Field name="name" label={WORD}>
      {input}
    </Field>,
  ],
  [
    "hint of Field",
    <Field name="name" label="Label" hint={WORD}>
      {input}
    </Field>,
  ],
  [
    "error of Field",
    <Field name="name" label="Label" error={WORD}>
      {input}
    </Field>,
  ],
  ["FooterContact", <FooterContact title={WORD} phone="1" hours={WORD} />],
  ["FormError", <FormError>{WORD}</FormError>],
  ["NewsItem", <NewsItem title={WORD} href="/" summary={WORD} meta={[WORD]} />],
  ["Notice", <Notice title={WORD} text={WORD} actions={button} />],
  ["OfficeCard", <OfficeCard city={WORD} address={WORD} hours={WORD} mapHref="/" />],
  ["PersonCard", <PersonCard name={WORD} position={WORD} text={WORD} portrait={PICTURE} />],
  ["ProcessList", <ProcessList steps={[{ key: "one", title: WORD, text: WORD, duration: WORD }]} />],
  ["label of RadioGroup", <RadioGroup name="name" label={WORD} options={[]} />],
  ["hint of RadioGroup", <RadioGroup name="name" label="Label" hint={WORD} options={[]} />],
  ["error of RadioGroup", <RadioGroup name="name" label="Label" error={WORD} options={[]} />],
  ["options of RadioGroup", <RadioGroup name="name" label="Label" options={[option]} />],
  ["chips of RadioGroup", <RadioGroup name="name" label="Label" look="chip" options={[option]} />],
  ["cards of RadioGroup", <RadioGroup name="name" label="Label" look="card" options={[option]} />],
  ["ReasonList", <ReasonList reasons={[{ key: "one", title: WORD, text: WORD, mark: WORD }]} />],
  [
    "RelatedList",
    <RelatedList title={WORD} items={[{ key: "one", title: WORD, href: "/", meta: [WORD] }]} />,
  ],
  ["ServiceIndex", <ServiceIndex items={[{ key: "one", title: WORD, href: "/", tagline: WORD }]} />],
  ["SuccessPanel", <SuccessPanel title={WORD} text={WORD} actions={button} />],
  ["reference of SuccessPanel", <SuccessPanel title="Title" reference={{ label: WORD, value: WORD }} />],
  ["Timeline", <Timeline items={[{ key: "one", date: WORD, title: WORD, text: WORD }]} />],
];

it.each(PARTS)("keeps a word that is wider than the page within it: %s", async (_name, part) => {
  document.documentElement.lang = "en";
  await render(
    <ConfigProvider locale={en}>
      <div style={{ paddingInline: "var(--el-space-gutter)" }}>{part}</div>
    </ConfigProvider>,
  );
  expect(document.body.textContent).toContain(WORD);
  expect(document.documentElement.scrollWidth).toBe(innerWidth);
});
