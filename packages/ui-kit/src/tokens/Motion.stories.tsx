import type { Meta, StoryObj } from "@storybook/react-vite";
import { Fragment, useState, type ReactElement } from "react";
import { Button } from "../button/index.ts";
import { localized, type LocalizedStory } from "../internal/stories/localized.ts";
import { useLiveTokens } from "../internal/stories/useLiveTokens.ts";
import { VERBS } from "../internal/stories/verbs.tsx";
import { PX_PER_REM } from "../px-to-rem/pxToRem.ts";
import { Section } from "../section/index.ts";
import { cssVariableName } from "./cssVariable.ts";

const rem = (pixels: number): string => `${pixels / PX_PER_REM}rem`;

/** One dot a duration and a curve; they run when asked, and stand at their end under reduced motion. */
function Tracks(): ReactElement {
  const [away, setAway] = useState(false);
  const durations = useLiveTokens("motion.duration.").filter(({ path }) => !path.endsWith("toast"));
  const curves = useLiveTokens("motion.ease.");
  return (
    <div className="el-stack">
      <Button size="small" onClick={() => setAway(!away)}>
        ▶ 播放 Play 再生
      </Button>
      {curves.flatMap((curve) =>
        durations.map((duration) => (
          <div key={`${curve.path} ${duration.path}`} style={{ fontSize: "var(--el-text-12)" }}>
            {duration.path.split(".").at(-1)} {duration.live} · {curve.path.split(".").at(-1)}
            <div style={{ height: rem(20), borderBottom: "1px solid var(--el-on-ground-line)" }}>
              <div
                style={{
                  width: "100%",
                  transform: `translateX(${away ? "calc(100% - 20px)" : "0"})`,
                  transition: `transform var(${cssVariableName(duration.path)}) var(${cssVariableName(curve.path)})`,
                }}
              >
                <div
                  style={{
                    width: rem(16),
                    height: rem(16),
                    borderRadius: "50%",
                    background: "var(--el-palette-hot)",
                  }}
                />
              </div>
            </div>
          </div>
        )),
      )}
    </div>
  );
}

const meta: Meta = { title: "Foundations/Motion 动效", tags: ["!autodocs"] };

export default meta;

export const DurationsAndCurves: StoryObj = {
  render: () => (
    <Section space="tight">
      <div style={{ overflow: "hidden" }}>
        <Tracks />
      </div>
    </Section>
  ),
};

export const Rise: LocalizedStory = { ...localized(VERBS.rise), tags: ["!test"] };
export const Count: LocalizedStory = { ...localized(VERBS.count), tags: ["!test"] };
export const Glide: LocalizedStory = { ...localized(VERBS.glide), tags: ["!test"] };
export const Follow: LocalizedStory = { ...localized(VERBS.follow), tags: ["!test"] };
export const Unfold: LocalizedStory = { ...localized(VERBS.unfold), tags: ["!test"] };
export const Come: LocalizedStory = { ...localized(VERBS.come), tags: ["!test"] };
export const Tell: LocalizedStory = { ...localized(VERBS.tell), tags: ["!test"] };
export const Fill: LocalizedStory = { ...localized(VERBS.fill), tags: ["!test"] };
export const Breathe: LocalizedStory = { ...localized(VERBS.breathe), tags: ["!test"] };
export const Turn: LocalizedStory = { ...localized(VERBS.turn), tags: ["!test"] };
export const Draw: LocalizedStory = { ...localized(VERBS.draw), tags: ["!test"] };
export const Pass: LocalizedStory = { ...localized(VERBS.pass), tags: ["!test"] };

/** All of them at rest: one picture for the tests. */
export const AllVerbs: LocalizedStory = {
  ...localized((locale) => (
    <>
      {Object.entries(VERBS).map(([verb, draw]) => (
        <Fragment key={verb}>{draw(locale)}</Fragment>
      ))}
    </>
  )),
  tags: ["!dev"],
};
