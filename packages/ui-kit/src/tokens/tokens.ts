import { component } from "./component.ts";
import { palette } from "./palette.ts";
import { semantic } from "./semantic.ts";

/** Kinds of values a token can have, as the Design Tokens format names them. */
export type TokenType = "color" | "dimension" | "number" | "duration" | "cubicBezier" | "fontWeight";

/** Value of a token: a colour in hexadecimal, pixels at 375, milliseconds, a curve, or an alias `{group.token}`. */
export type TokenValue = string | number | readonly number[];

/** One token. */
export interface Token {
  readonly $value: TokenValue;
  readonly $type?: TokenType;
  readonly $description?: string;
  readonly $extensions?: {
    /** What it never falls below on a narrow screen, CSS pixels. */
    readonly "wesdom.least": number;
  };
}

/** Every token by its path: three tiers in one tree. */
export interface TokenTree {
  readonly palette: typeof palette;
  readonly color: (typeof semantic)["color"];
  readonly ground: (typeof semantic)["ground"];
  readonly space: (typeof semantic)["space"];
  readonly radius: (typeof semantic)["radius"];
  readonly size: (typeof semantic)["size"];
  readonly text: (typeof semantic)["text"];
  readonly leading: (typeof semantic)["leading"];
  readonly weight: (typeof semantic)["weight"];
  readonly motion: (typeof semantic)["motion"];
  readonly z: (typeof semantic)["z"];
  readonly component: typeof component;
}

/** The one source of all tokens; `tokens.css` and `tokens.json` are generated from it. */
export const tokens: TokenTree = { palette, ...semantic, component };

type Join<Prefix extends string, Key extends string> = Prefix extends "" ? Key : `${Prefix}.${Key}`;
type PathsOf<Node, Prefix extends string = ""> = Node extends { readonly $value: unknown }
  ? Prefix
  : {
      [Key in keyof Node & string]: Key extends `$${string}` ? never : PathsOf<Node[Key], Join<Prefix, Key>>;
    }[keyof Node & string];

/** Path of a token, e.g. `color.text-muted` or `component.button.height`. */
export type TokenPath = PathsOf<TokenTree>;
