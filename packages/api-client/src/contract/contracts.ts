import type { AnswerOf, BodyOf, CallDescriptor, QueryOf } from "../call.ts";
import { aboutCalls } from "./about.ts";
import { accountCalls } from "./account.ts";
import { areaCalls } from "./area.ts";
import { articleCalls } from "./article.ts";
import { bannerCalls } from "./banner.ts";
import { brandCalls } from "./brand.ts";
import { centreCalls } from "./centre.ts";
import { codeCalls } from "./code.ts";
import { companyCalls } from "./company.ts";
import { leadCalls } from "./lead.ts";
import { reportCalls } from "./report.ts";
import { sessionCalls } from "./session.ts";
import { sliderCalls } from "./slider.ts";
import { startCalls } from "./start.ts";
import { storyCalls } from "./story.ts";

export * from "./about.ts";
export * from "./account.ts";
export * from "./area.ts";
export * from "./article.ts";
export * from "./banner.ts";
export * from "./brand.ts";
export * from "./centre.ts";
export * from "./code.ts";
export * from "./company.ts";
export * from "./lead.ts";
export * from "./report.ts";
export * from "./session.ts";
export * from "./slider.ts";
export * from "./start.ts";
export * from "./story.ts";

/** Every call of the API by name. */
export const contracts = {
  ...bannerCalls,
  ...brandCalls,
  ...storyCalls,
  ...articleCalls,
  ...aboutCalls,
  ...companyCalls,
  ...areaCalls,
  ...startCalls,
  ...leadCalls,
  ...reportCalls,
  ...sliderCalls,
  ...codeCalls,
  ...accountCalls,
  ...sessionCalls,
  ...centreCalls,
};

/** What the client knows of a call: its address and its types. */
export type ClientCall<Name extends keyof typeof contracts> = CallDescriptor<
  QueryOf<(typeof contracts)[Name]>,
  BodyOf<(typeof contracts)[Name]>,
  AnswerOf<(typeof contracts)[Name]>
>;
