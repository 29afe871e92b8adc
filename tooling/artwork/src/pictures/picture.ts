/** The kinds of pictures, in the order in which they are drawn. */
export const KINDS = [
  "banners",
  "stories",
  "products",
  "articles",
  "services",
  "brands",
  "team",
  "vignettes",
  "puzzles",
  "share",
  "documents",
  "identity",
] as const;
export type Kind = (typeof KINDS)[number];

export type PictureType =
  | "image/svg+xml"
  | "image/webp"
  | "image/jpeg"
  | "image/png"
  | "image/x-icon"
  | "application/pdf";

/** A picture that can be drawn. */
export interface Picture {
  readonly kind: Kind;
  /** Key in the manifest: the path without its ending. */
  readonly key: string;
  /** Path below the media folder (kind `identity`: below the brand folder). */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Names of the views of this size that one file holds below each other: `<src>#<view>`. */
  readonly views?: readonly string[];
  readonly type: PictureType;
  /** Where type may stand on a cover, if not at its head. */
  readonly clear?: "foot";
  /** Colour shown until the picture is there, and the ground that type stands on. */
  readonly preview: string;
  /** Everything of the content that decides the picture; redrawn when it changes. */
  readonly inputs: unknown;
  /** The module that draws it; redrawn when it or a module below it changes. */
  readonly module: string;
  /** Why it cannot be drawn, with the file that says what it shows. */
  readonly faults?: () => Promise<string[]>;
  readonly draw: () => Promise<Uint8Array>;
}
