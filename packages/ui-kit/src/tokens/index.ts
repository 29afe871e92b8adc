export { contrast } from "./contrast.ts";
export { cssVariable, cssVariableName, NAMESPACE } from "./cssVariable.ts";
export { flattenTokens, type FlatToken } from "./flatten.ts";
export { tokens } from "./tokens.ts";
export type { Token, TokenPath, TokenTree, TokenType, TokenValue } from "./tokens.ts";
