export * from "./attention-meter.ts";
export * from "./record-attention.ts";
