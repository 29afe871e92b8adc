export { besiegeByChance, type ChanceFigures, type ChanceSiege, type Offence } from "./besiege-by-chance.ts";
export { besiegeByLeaving, type LeavingSiege } from "./besiege-leaving.ts";
export { besiegeFraming, type FramingFigures, type FramingSiege } from "./besiege-framing.ts";
export { besiegeSlowly, type SlowSiege } from "./besiege-slowly.ts";
export { besiegeWithFlood, type FloodFigures, type FloodSiege } from "./besiege-flood.ts";
export type { BystanderFigures } from "./bystander.ts";
export { FLOODS, type Flood } from "./floods.ts";
export type { Quantiles } from "./quantiles.ts";
export type { Target } from "./target.ts";
