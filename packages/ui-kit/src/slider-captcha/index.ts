export {
  CAPTCHA_HEIGHT_PX,
  CAPTCHA_PIECE_PX,
  CAPTCHA_TRACK_POINTS,
  CAPTCHA_TTL_MS,
  CAPTCHA_WIDTH_PX,
} from "./challenge.ts";
export type { SliderAnswer, SliderChallenge, TrackPoint } from "./challenge.ts";
export { SliderCaptcha, type SliderCaptchaProps } from "./SliderCaptcha.tsx";
export type { SliderCaptchaSource } from "./useSliderCaptcha.ts";
