import * as v from "valibot";
import { schemaOf, type Schema } from "./schema.ts";

/** A province, a city or a district. */
export interface Area {
  /** Six digits. */
  code: string;
  name: string;
  /** Code of the area it lies in; empty for a province. */
  parent: string;
  /** Whether nothing lies below. */
  leaf: boolean;
}

/** Query of a level of the cascade. */
export interface AreaQuery {
  /** Area whose parts are wanted; absent: the provinces. */
  parent?: string;
}

/** Code of an area. */
export const AreaCodeSchema: Schema<string> = schemaOf<string>()(
  v.pipe(v.string(), v.regex(/^\d{6}$/, "six digits")),
);

/** Schema of {@link Area}. */
export const AreaSchema: Schema<Area> = schemaOf<Area>()(
  v.object({ code: AreaCodeSchema, name: v.string(), parent: v.string(), leaf: v.boolean() }),
);

/** Schema of {@link AreaQuery}. */
export const AreaQuerySchema: Schema<AreaQuery> = schemaOf<AreaQuery>()(
  v.object({ parent: v.exactOptional(AreaCodeSchema) }),
);
