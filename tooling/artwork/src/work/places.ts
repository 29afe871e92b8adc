import { fileURLToPath } from "node:url";
import type { Kind } from "../pictures/picture.ts";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));

/** Folder with the Markdown that is drawn from. */
export const CONTENT_DIR: string = `${ROOT}apps/api/content`;

/** Where a family of pictures lies, and the file that lists it. */
export interface Place {
  readonly directory: string;
  readonly manifest: string;
}

/** Pictures of the content: served by the API. */
export const MEDIA: Place = {
  directory: `${CONTENT_DIR}/media`,
  manifest: `${CONTENT_DIR}/media/manifest.json`,
};

/** Files of the brand: served by the host. Their list stays here, since all of that folder is public. */
export const IDENTITY: Place = {
  directory: `${ROOT}apps/host/public/m/brand`,
  manifest: `${ROOT}tooling/artwork/identity.json`,
};

/** What Storybook shows editors of the content: read by the kit's stories. */
export const EXAMPLES_DIR: string = `${ROOT}packages/ui-kit/src/internal/stories/generated`;

/** Where the pictures of a kind lie. */
export function placeOf(kind: Kind): Place {
  return kind === "identity" ? IDENTITY : MEDIA;
}
