export {
  /** @public Each site holds its own copy against it. */
  attentionFigure,
} from "./attentionFigure.ts";
export { showAttention } from "./showAttention.tsx";
