import { art } from "../art.ts";

/** The picture inside the sample articles. */
export const picture: string = art({
  width: 670,
  height: 420,
  seed: 31,
  ground: "violet",
  centre: [0.3, 0.6],
}).src.replaceAll("'", "%27");
