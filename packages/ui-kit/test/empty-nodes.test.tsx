import type { ReactElement, ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ArticleHeader } from "../src/article-header/index.ts";
import { Badge } from "../src/badge/index.ts";
import { Choice } from "../src/choice/index.ts";
import { ContactCard } from "../src/contact-card/index.ts";
import { Empty } from "../src/empty/index.ts";
import { ErrorState } from "../src/error-state/index.ts";
import { FieldGroup } from "../src/field-group/index.ts";
import { Field } from "../src/field/index.ts";
import { FooterContact } from "../src/footer/index.ts";
import { FormError } from "../src/form/index.ts";
import { Hero } from "../src/hero/index.ts";
import { Input } from "../src/input/index.ts";
import { NewsItem } from "../src/news-item/index.ts";
import { Notice } from "../src/notice/index.ts";
import { Popup } from "../src/popup/index.ts";
import { ReasonList } from "../src/reason-list/index.ts";
import { SectionHeading } from "../src/section-heading/index.ts";
import { SuccessPanel } from "../src/success-panel/index.ts";
import { Timeline } from "../src/timeline/index.ts";

const NODES: Readonly<Record<string, (node: ReactNode) => ReactElement>> = {
  "eyebrow of ArticleHeader": (node) => <ArticleHeader title="Title" eyebrow={node} />,
  "children of Badge": (node) => <Badge content={1}>{node}</Badge>,
  "description and icon of Choice": (node) => (
    <Choice type="radio" description={node} icon={node}>
      Label
    </Choice>
  ),
  "children of ContactCard": (node) => <ContactCard>{node}</ContactCard>,
  "text and actions of Empty": (node) => <Empty title="Title" text={node} actions={node} />,
  "text and actions of ErrorState": (node) => <ErrorState title="Title" text={node} actions={node} />,
  "hint of Field": (node) => (
    <Field name="name" label="Label" hint={node}>
      <Input />
    </Field>
  ),
  "hint of FieldGroup": (node) => (
    <FieldGroup name="name" label="Label" hint={node}>
      <Input />
    </FieldGroup>
  ),
  "children of FooterContact": (node) => <FooterContact title="Title">{node}</FooterContact>,
  "children of FormError": (node) => <FormError>{node}</FormError>,
  "drawing and actions of Hero": (node) => (
    <Hero slides={[{ key: "one", title: "Title", drawing: node, actions: node }]} />
  ),
  "leading and trailing of Input": (node) => <Input leading={node} trailing={node} />,
  "leading of Input": (node) => <Input leading={node} trailing="kg" />,
  "summary and figure of NewsItem": (node) => (
    <NewsItem title="Title" href="/" summary={node} figure={node} />
  ),
  "text and actions of Notice": (node) => <Notice title="Title" text={node} actions={node} />,
  "title and footer of Popup": (node) => (
    <Popup open title={node} label="Label" footer={node} closeLabel="Close">
      Content
    </Popup>
  ),
  "mark of ReasonList": (node) => (
    <ReasonList reasons={[{ key: "one", title: "Title", text: "Text", mark: node }]} />
  ),
  "lead and action of SectionHeading": (node) => <SectionHeading title="Title" lead={node} action={node} />,
  "text and actions of SuccessPanel": (node) => <SuccessPanel title="Title" text={node} actions={node} />,
  "text of Timeline": (node) => (
    <Timeline items={[{ key: "one", date: "2020", title: "Title", text: node }]} />
  ),
};

describe.each(Object.entries(NODES))("%s", (_name, draw) => {
  it.each([false, true, null, ""])("takes %j for left out", (node) => {
    expect(renderToString(draw(node))).toBe(renderToString(draw(undefined)));
  });

  it("draws 0", () => {
    expect(renderToString(draw(0))).not.toBe(renderToString(draw(undefined)));
  });
});
