import type { CSSProperties, PointerEventHandler, ReactElement } from "react";
import { Button } from "../button/Button.tsx";
import { RefreshIcon } from "../icon/icons/RefreshIcon.tsx";
import type { KitTexts } from "../locale/kitLocale.ts";
import { isOver, type CaptchaState } from "./captchaState.ts";
import { CAPTCHA_HEIGHT_PX, CAPTCHA_PIECE_PX, CAPTCHA_WIDTH_PX } from "./challenge.ts";
import type { DragProps } from "./usePieceDrag.ts";

interface CaptchaPictureProps {
  readonly state: CaptchaState;
  readonly texts: KitTexts["sliderCaptcha"];
  readonly onRefresh: () => void;
  readonly drag: DragProps;
  /** The picture was tapped. */
  readonly onPlace: PointerEventHandler<HTMLElement>;
}

const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;

/** The picture with its gap, the piece over it, and what is shown in its place. */
export function CaptchaPicture({
  state,
  texts,
  onRefresh,
  drag,
  onPlace,
}: CaptchaPictureProps): ReactElement {
  const { challenge, phase, x } = state;
  const size = challenge?.pieceSize ?? CAPTCHA_PIECE_PX;
  const place: CSSProperties = {
    top: percent(challenge?.pieceY ?? 0, CAPTCHA_HEIGHT_PX),
    left: percent(x, CAPTCHA_WIDTH_PX),
    width: percent(size, CAPTCHA_WIDTH_PX),
    height: percent(size, CAPTCHA_HEIGHT_PX),
  };
  return (
    <div className="el-slider-captcha__picture">
      {challenge !== null && (
        <>
          <img
            className="el-slider-captcha__background"
            src={challenge.background}
            alt=""
            draggable={false}
            onPointerUp={onPlace}
          />
          <img
            {...drag}
            className="el-slider-captcha__piece"
            src={challenge.piece}
            alt=""
            draggable={false}
            data-el-own-gesture
            style={place}
          />
        </>
      )}
      {phase === "loading" && <span className="el-slider-captcha__wait" aria-hidden />}
      {isOver(phase) && (
        <div className="el-slider-captcha__over">
          <p aria-hidden>{texts[phase]}</p>
          <Button size="small" variant="outline" icon={<RefreshIcon />} onClick={onRefresh}>
            {texts.refresh}
          </Button>
        </div>
      )}
    </div>
  );
}
