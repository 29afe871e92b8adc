import { useMemo, useRef, useState, type ReactElement, type ReactNode } from "react";
import { Accordion } from "../../accordion/index.ts";
import { ArticleBody } from "../../article-body/index.ts";
import { Button } from "../../button/index.ts";
import { Carousel } from "../../carousel/index.ts";
import { createLoadingBar, LoadingBar } from "../../loading-bar/index.ts";
import { Popup } from "../../popup/index.ts";
import { Rail } from "../../rail/index.ts";
import { Reveal } from "../../reveal/index.ts";
import { Section } from "../../section/index.ts";
import { Skeleton } from "../../skeleton/index.ts";
import { StatGrid, StatNumber } from "../../stat-number/index.ts";
import { SuccessPanel } from "../../success-panel/index.ts";
import { createToaster, ToastStack } from "../../toast/index.ts";
import { CONTENT } from "./content.ts";
import { EVIDENCE } from "./content/evidence.ts";
import type { Locale, Sections } from "./localized.ts";
import { OVERLAY_TEXTS } from "./overlayTexts.ts";
import { SampleCase } from "./parts.tsx";
import { samplePeople } from "./people.tsx";
import { TEXTS } from "./texts.ts";

const PLAY: Readonly<Record<Locale, string>> = { zh: "播放", en: "Play", ja: "再生" };

/** Milliseconds that the page behind the loading bar takes. */
const UNDER_WAY_MS = 1600;

interface VerbProps {
  readonly locale: Locale;
}

/** What moves, and the button that has it move once more. */
function Stage({
  locale,
  play,
  children,
}: VerbProps & {
  readonly play: (stage: HTMLElement) => void;
  readonly children: ReactNode;
}): ReactElement {
  const stage = useRef<HTMLDivElement>(null);
  return (
    <Section space="tight">
      <div className="el-stack">
        <Button size="small" variant="outline" onClick={() => stage.current && play(stage.current)}>
          ▶ {PLAY[locale]}
        </Button>
        <div ref={stage}>{children}</div>
      </div>
    </Section>
  );
}

/** What moves when it appears: it appears anew. */
function Again({ locale, children }: VerbProps & { readonly children: ReactNode }): ReactElement {
  const [times, setTimes] = useState(0);
  return (
    <Stage locale={locale} play={() => setTimes(times + 1)}>
      <div key={times}>{children}</div>
    </Stage>
  );
}

/** As it does itself below the first screen: `Reveal` waits, then rises. */
function rise(stage: HTMLElement): void {
  const boxes = [...stage.querySelectorAll(".el-reveal")];
  for (const box of boxes) box.classList.add("is-waiting");
  // Laid out once as they wait, or there would be nothing to rise from.
  stage.getBoundingClientRect();
  for (const box of boxes) box.classList.remove("is-waiting");
}

function glide(stage: HTMLElement): void {
  const dots = [...stage.querySelectorAll<HTMLElement>(".el-carousel__dot")];
  const shown = dots.findIndex((dot) => dot.ariaCurrent !== null);
  dots[(shown + 1) % dots.length]?.click();
}

function follow(stage: HTMLElement): void {
  const next = [...stage.querySelectorAll<HTMLElement>(".el-rail__button")].at(-1);
  if (next?.ariaDisabled === "true") stage.querySelector(".el-rail__row")?.scrollTo({ left: 0 });
  else next?.click();
}

function Fill({ locale }: VerbProps): ReactElement {
  const bar = useMemo(() => createLoadingBar(), []);
  const play = (): void => {
    bar.start();
    setTimeout(() => bar.finish(), UNDER_WAY_MS);
  };
  return (
    <Stage locale={locale} play={play}>
      <LoadingBar controller={bar} label={TEXTS[locale].states.loading} />
      <SampleCase locale={locale} at={0} />
    </Stage>
  );
}

function Come({ locale }: VerbProps): ReactElement {
  const [open, setOpen] = useState(false);
  const t = OVERLAY_TEXTS[locale];
  return (
    <Stage locale={locale} play={() => setOpen(true)}>
      <SampleCase locale={locale} at={1} />
      <Popup open={open} title={t.sheetTitle} onClose={() => setOpen(false)}>
        {t.sheetText}
      </Popup>
    </Stage>
  );
}

function Tell({ locale }: VerbProps): ReactElement {
  const toaster = useMemo(() => createToaster(), []);
  const t = TEXTS[locale].states;
  return (
    <Stage locale={locale} play={() => toaster.show(t.copied, { tone: "success" })}>
      <ToastStack toaster={toaster} label={t.notifications} />
      <SampleCase locale={locale} at={2} />
    </Stage>
  );
}

function Turn({ locale }: VerbProps): ReactElement {
  const [busy, setBusy] = useState(true);
  return (
    <Stage locale={locale} play={() => setBusy(!busy)}>
      <Button loading={busy}>{TEXTS[locale].form.send}</Button>
    </Stage>
  );
}

/** How things move in the kit. */
export type Verb =
  | "rise"
  | "count"
  | "glide"
  | "follow"
  | "unfold"
  | "come"
  | "tell"
  | "fill"
  | "breathe"
  | "turn"
  | "draw"
  | "pass";

/** What moves, each as its component does it. */
export const VERBS: Sections<Verb> = {
  rise: (locale) => (
    <Stage locale={locale} play={rise}>
      <StatGrid>
        {TEXTS[locale].figures.items.map(([value, suffix, label], at) => (
          <Reveal key={label} order={at}>
            <StatNumber value={value} suffix={suffix} label={label} />
          </Reveal>
        ))}
      </StatGrid>
    </Stage>
  ),
  count: (locale) => (
    <Again locale={locale}>
      <StatGrid>
        {TEXTS[locale].figures.items.map(([value, suffix, label]) => (
          <StatNumber key={label} value={value} suffix={suffix} label={label} countUp />
        ))}
      </StatGrid>
    </Again>
  ),
  glide: (locale) => (
    <Stage locale={locale} play={glide}>
      <Carousel
        labels={TEXTS[locale].carousel}
        autoplay={6000}
        slides={[0, 1, 2].map((at) => ({
          key: String(at),
          content: <SampleCase locale={locale} at={at} />,
        }))}
      />
    </Stage>
  ),
  follow: (locale) => (
    <Stage locale={locale} play={follow}>
      <Rail label={CONTENT[locale].people.label} items={samplePeople(locale)} />
    </Stage>
  ),
  unfold: (locale) => (
    <Stage locale={locale} play={(stage) => stage.querySelector("summary")?.click()}>
      <Accordion
        items={CONTENT[locale].faq.map(([title, answer]) => ({
          key: title,
          title,
          content: <p>{answer}</p>,
        }))}
      />
    </Stage>
  ),
  come: (locale) => <Come locale={locale} />,
  tell: (locale) => <Tell locale={locale} />,
  fill: (locale) => <Fill locale={locale} />,
  breathe: (locale) => (
    <Again locale={locale}>
      <Skeleton lines={3} />
    </Again>
  ),
  turn: (locale) => <Turn locale={locale} />,
  draw: (locale) => (
    <Again locale={locale}>
      <SuccessPanel title={TEXTS[locale].form.doneTitle} takeFocus={false} />
    </Again>
  ),
  pass: (locale) => (
    <Again locale={locale}>
      <ArticleBody html={EVIDENCE.live[locale].html} />
    </Again>
  ),
};
