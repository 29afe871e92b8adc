export { besiegeByChance } from "./besiege-by-chance.ts";
export { besiegeByLeaving } from "./besiege-leaving.ts";
export { besiegeFraming } from "./besiege-framing.ts";
export { besiegeSlowly } from "./besiege-slowly.ts";
export { besiegeWithFlood } from "./besiege-flood.ts";
export type { BystanderFigures } from "./bystander.ts";
export { FLOODS } from "./floods.ts";
export { askSteadily, type SteadyFigures } from "./ask-steadily.ts";
