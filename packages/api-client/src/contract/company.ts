import * as v from "valibot";
import { schemaOf, type Schema } from "./schema.ts";

/** Longest text that is matched against company names. */
export const COMPANY_KEYWORD_MAX_LENGTH = 60;

/** A company that the visitor may mean. */
export interface Company {
  id: string;
  name: string;
  city: string;
}

/** Query of the company matching. */
export interface CompanyQuery {
  /** Part of the name, full pinyin or pinyin initials; empty finds nothing. */
  keyword: string;
}

/** Schema of {@link Company}. */
export const CompanySchema: Schema<Company> = schemaOf<Company>()(
  v.object({ id: v.string(), name: v.string(), city: v.string() }),
);

/** Schema of {@link CompanyQuery}. */
export const CompanyQuerySchema: Schema<CompanyQuery> = schemaOf<CompanyQuery>()(
  v.object({ keyword: v.pipe(v.string(), v.trim(), v.maxLength(COMPANY_KEYWORD_MAX_LENGTH)) }),
);
