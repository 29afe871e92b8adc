import { useId, type CSSProperties, type KeyboardEvent, type ReactElement } from "react";
import { useTexts } from "../config-provider/useTexts.ts";
import { ArrowRightIcon } from "../icon/icons/ArrowRightIcon.tsx";
import { CheckIcon } from "../icon/icons/CheckIcon.tsx";
import { CloseIcon } from "../icon/icons/CloseIcon.tsx";
import { RefreshIcon } from "../icon/icons/RefreshIcon.tsx";
import { cx } from "../internal/cx.ts";
import { fillText } from "../internal/fillText.ts";
import { hasModifier } from "../internal/hasModifier.ts";
import type { KitTexts } from "../locale/kitLocale.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { isMovable, isOver, type CaptchaState } from "./captchaState.ts";
import { furthestX } from "./challenge.ts";
import { CaptchaPicture } from "./CaptchaPicture.tsx";
import { keyedX } from "./keyedX.ts";
import { usePieceDrag } from "./usePieceDrag.ts";
import { useSliderCaptcha, type SliderCaptchaSource } from "./useSliderCaptcha.ts";

/** Props of {@link SliderCaptcha}. */
export interface SliderCaptchaProps extends SliderCaptchaSource {
  /** Another way for who cannot solve it: a telephone number, shown as it is written. */
  readonly support?: { readonly phone: string; readonly href: string } | undefined;
  /** @default those of the locale */
  readonly labels?: Partial<KitTexts["sliderCaptcha"]> | undefined;
  readonly className?: string | undefined;
}

type Texts = KitTexts["sliderCaptcha"];

/** What is said in a phase; nothing while it is the visitor's turn. */
function messageOf({ phase, missed }: CaptchaState, texts: Texts): string {
  if (missed) return texts.error;
  return phase === "idle" || phase === "dragging" || phase === "error" ? "" : texts[phase];
}

/**
 * A puzzle that tells people from programs: the piece is slid over its gap. By a finger on the slider or on the piece;
 * by a tap on the gap and one on the slider; or by keys: arrows move by a pixel of the picture, with Shift or Page keys by ten, Enter answers. A wrong answer brings
 * the next puzzle. The server knows where the piece belongs, this component does not.
 *
 * @see go-captcha, tianai-captcha: sliders whose answer is checked by the server.
 */
export function SliderCaptcha(props: SliderCaptchaProps): ReactElement {
  const { support, labels, className } = props;
  const texts = useTexts("sliderCaptcha", labels);
  const puzzle = useSliderCaptcha(props);
  const { state, refresh, grab, moveTo, submit, position } = puzzle;
  const { phase, x } = state;
  const drag = usePieceDrag(puzzle);
  const id = useId();
  const furthest = furthestX(state.challenge);
  const press = (event: KeyboardEvent): void => {
    if (hasModifier(event)) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      submit();
      return;
    }
    const from = position();
    const to = keyedX(event, from, furthest);
    if (to === null) return;
    event.preventDefault();
    if (from === 0 && phase === "idle") grab(event.timeStamp);
    moveTo(to, 0, event.timeStamp);
  };
  const message = messageOf(state, texts);
  const style = { "--el-slider-captcha-share": x / furthest } as CSSProperties;
  return (
    <fieldset
      className={cx(
        "el-slider-captcha",
        `is-${phase}`,
        state.missed && "is-missed",
        x > furthest / 2 && "is-far",
        className,
      )}
      style={style}
      aria-label={texts.title}
      aria-busy={phase === "loading" || phase === "verifying"}
    >
      <CaptchaPicture
        state={state}
        texts={texts}
        onRefresh={refresh}
        drag={drag.piece}
        onPlace={drag.onPlace}
      />
      <div className="el-slider-captcha__rail">
        <span className="el-slider-captcha__filled" aria-hidden />
        <span className="el-slider-captcha__hint" aria-hidden>
          {isOver(phase) ? "" : message || texts.hint}
        </span>
        <div
          className="el-slider-captcha__thumb"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a range input reports no way, and Enter is its form's
          role="slider"
          tabIndex={0}
          aria-label={texts.slider}
          aria-describedby={`${id}how`}
          aria-valuemin={0}
          aria-valuemax={furthest}
          aria-valuenow={x}
          aria-valuetext={fillText(texts.position, { n: x, total: furthest })}
          aria-disabled={!isMovable(state)}
          onKeyDown={press}
          {...drag.slider}
        >
          {phase === "success" && <CheckIcon />}
          {phase === "error" && <CloseIcon />}
          {phase !== "success" && phase !== "error" && <ArrowRightIcon />}
        </div>
      </div>
      <VisuallyHidden id={`${id}how`}>{texts.instructions}</VisuallyHidden>
      <VisuallyHidden>
        <output>{message}</output>
      </VisuallyHidden>
      <div className="el-slider-captcha__foot">
        {support !== undefined && (
          <p className="el-slider-captcha__help">
            {texts.help} <a href={support.href}>{support.phone}</a>
          </p>
        )}
        {!isOver(phase) && (
          <button
            type="button"
            className="el-slider-captcha__refresh"
            aria-disabled={phase === "verifying" || phase === "success"}
            onClick={refresh}
          >
            <RefreshIcon />
            {texts.refresh}
          </button>
        )}
      </div>
    </fieldset>
  );
}
