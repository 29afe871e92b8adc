import * as v from "valibot";
import { PictureSchema, RefSchema, type Picture, type Ref } from "./common.ts";
import { schemaOf, type Schema } from "./schema.ts";

/** A client whose mark stands on the client wall. */
export interface Brand {
  id: string;
  name: string;
  industry: Ref;
  /** The mark. */
  picture: Picture;
}

/** Schema of {@link Brand}. */
export const BrandSchema: Schema<Brand> = schemaOf<Brand>()(
  v.object({ id: v.string(), name: v.string(), industry: RefSchema, picture: PictureSchema }),
);
