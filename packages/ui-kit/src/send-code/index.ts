export { SendCode, type SendCodeProps } from "./SendCode.tsx";
export { useCountdown } from "./useCountdown.ts";
export type { Countdown, CountdownOptions, CountdownStorage } from "./useCountdown.ts";
