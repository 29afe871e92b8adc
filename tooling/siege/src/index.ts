export { besiegeFraming, type FramingFigures, type FramingSiege } from "./besiege-framing.ts";
