import type { Picture, Ref } from "@wesdom/api-client/contract";
import type { ContentDocument, DocumentReader } from "./documents.ts";
import type { ContentLanguage } from "./files.ts";
import type { RenderedText } from "./markdown.ts";
import type { Pictures } from "./pictures.ts";

/** Names of what cases and articles are sorted by; of an unknown one a fault. */
export type Taxonomy = Readonly<
  Record<"industry" | "platform" | "category", (id: string, file: string) => Ref>
>;

/** What the parts of one language share. */
export type Scope = ContentLanguage & {
  readonly read: DocumentReader;
  readonly pictures: Pictures;
  readonly taxonomy: Taxonomy;
  readonly fault: (file: string, message: string) => void;
  readonly render: (
    document: Pick<ContentDocument<unknown>, "file" | "body">,
    product?: Picture,
  ) => RenderedText;
};
