import * as v from "valibot";
import {
  FigureSchema,
  PictureSchema,
  TitledTextSchema,
  type Figure,
  type Picture,
  type TitledText,
} from "./common.ts";
import { DaySchema, schemaOf, type Schema } from "./schema.ts";

/** A member of the team. */
export interface TeamMember {
  code: string;
  name: string;
  role: string;
  city: string;
  /** Two or three sentences, plain text. */
  biography: string;
  /** Portrait. */
  picture: Picture;
}

/** A service. */
export interface Service {
  code: string;
  title: string;
  tagline: string;
  summary: string;
  figure: Figure;
  /** Short steps, in order. */
  steps: string[];
  /** The argument. */
  html: string;
  picture: Picture;
}

/** An event of the company's history. */
export interface TimelineEntry extends TitledText {
  /** `YYYY-MM`. */
  date: string;
}

/** An office. */
export interface Office {
  city: string;
  district: string;
  address: string;
  phone: string;
  hours: string;
}

/** The company introduces itself. */
export interface Introduction {
  name: string;
  slogan: string;
  /** Founding day, `YYYY-MM-DD`; the company's age is computed from it. */
  founded: string;
  html: string;
  figures: Figure[];
  timeline: TimelineEntry[];
  offices: Office[];
  values: TitledText[];
  process: TitledText[];
  reasons: TitledText[];
  services: Service[];
}

/** Schema of {@link TeamMember}. */
export const TeamMemberSchema: Schema<TeamMember> = schemaOf<TeamMember>()(
  v.object({
    code: v.string(),
    name: v.string(),
    role: v.string(),
    city: v.string(),
    biography: v.string(),
    picture: PictureSchema,
  }),
);

/** Schema of {@link Service}. */
export const ServiceSchema: Schema<Service> = schemaOf<Service>()(
  v.object({
    code: v.string(),
    title: v.string(),
    tagline: v.string(),
    summary: v.string(),
    figure: FigureSchema,
    steps: v.array(v.string()),
    html: v.string(),
    picture: PictureSchema,
  }),
);

/** Schema of {@link Introduction}. */
export const IntroductionSchema: Schema<Introduction> = schemaOf<Introduction>()(
  v.object({
    name: v.string(),
    slogan: v.string(),
    founded: DaySchema,
    html: v.string(),
    figures: v.array(FigureSchema),
    timeline: v.array(
      v.object({ date: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)), title: v.string(), text: v.string() }),
    ),
    offices: v.array(
      v.object({
        city: v.string(),
        district: v.string(),
        address: v.string(),
        phone: v.string(),
        hours: v.string(),
      }),
    ),
    values: v.array(TitledTextSchema),
    process: v.array(TitledTextSchema),
    reasons: v.array(TitledTextSchema),
    services: v.array(ServiceSchema),
  }),
);
