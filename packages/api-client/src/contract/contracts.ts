import * as v from "valibot";
import type { AnswerOf, AnyCall, BodyOf, CallDescriptor, NoQuery, QueryOf } from "../call.ts";
import * as calls from "../calls/calls.ts";
import { IntroductionSchema, TeamMemberSchema } from "./about.ts";
import { accountContracts } from "./accountContracts.ts";
import { AreaQuerySchema, AreaSchema } from "./area.ts";
import { ArticleQuerySchema, ArticleSchema, ArticlesPageSchema, ArticlesQuerySchema } from "./article.ts";
import { BannerSchema } from "./banner.ts";
import { BrandSchema } from "./brand.ts";
import { CompanyQuerySchema, CompanySchema } from "./company.ts";
import { LeadBodySchema, LeadReceiptSchema } from "./lead.ts";
import { pageOf, PageQuerySchema } from "./page.ts";
import { dataReport, enDataReport, ReportQuerySchema, type ReportCall } from "./report.ts";
import type { Schema, SchemaTo } from "./schema.ts";
import { ChannelRedirectSchema, WxSignQuerySchema, WxSignSchema } from "./start.ts";
import { StoriesPageSchema, StoriesQuerySchema } from "./story.ts";

/** A call with its schemas: the one place from which types, validation and documentation come. */
export interface CallContract<Query extends object, Body, Answer> extends CallDescriptor<
  Query,
  Body,
  Answer
> {
  /** What the call does, one line for the documentation. */
  readonly summary: string;
  readonly query: Schema<Query>;
  readonly body: Schema<Body>;
  /** The unwrapped `data` of a successful answer. */
  readonly answer: Schema<Answer>;
}

/** Contract of a descriptor. */
export type ContractOf<Call extends AnyCall> = CallContract<QueryOf<Call>, BodyOf<Call>, AnswerOf<Call>>;

const NoQuerySchema: Schema<NoQuery> = v.object({});
const NoBodySchema: Schema<undefined> = v.undefined();
const BannersSchema = pageOf(BannerSchema);

/** Every call of the API by name. */
export const contracts: typeof accountContracts & {
  readonly bannerPage: ContractOf<typeof calls.bannerPage>;
  readonly brandingList: ContractOf<typeof calls.brandingList>;
  readonly storiesPage: ContractOf<typeof calls.storiesPage>;
  readonly informationBannerPage: ContractOf<typeof calls.informationBannerPage>;
  readonly articlePage: ContractOf<typeof calls.articlePage>;
  readonly teamList: ContractOf<typeof calls.teamList>;
  readonly introductionInfo: ContractOf<typeof calls.introductionInfo>;
  readonly articleByCode: ContractOf<typeof calls.articleByCode>;
  readonly companyFuzzyMatching: ContractOf<typeof calls.companyFuzzyMatching>;
  readonly commonArea: ContractOf<typeof calls.commonArea>;
  readonly wxSign: ContractOf<typeof calls.wxSign>;
  readonly channelRedirect: ContractOf<typeof calls.channelRedirect>;
  readonly enStoriesPage: ContractOf<typeof calls.enStoriesPage>;
  readonly enArticleMain: ContractOf<typeof calls.enArticleMain>;
  readonly enIntroductionInfo: ContractOf<typeof calls.enIntroductionInfo>;
  readonly enArticleByCode: ContractOf<typeof calls.enArticleByCode>;
  readonly enChannelRedirect: ContractOf<typeof calls.enChannelRedirect>;
  readonly appeal: ContractOf<typeof calls.appeal>;
  readonly enAppeal: ContractOf<typeof calls.enAppeal>;
  readonly dataReport: ContractOf<ReportCall>;
  readonly enDataReport: ContractOf<ReportCall>;
} = {
  bannerPage: get(calls.bannerPage, "Heroes of the home page", PageQuerySchema, BannersSchema),
  brandingList: get(calls.brandingList, "Clients of the client wall", NoQuerySchema, v.array(BrandSchema)),
  storiesPage: get(calls.storiesPage, "Client cases", StoriesQuerySchema, StoriesPageSchema),
  informationBannerPage: get(
    calls.informationBannerPage,
    "Heroes of the news list",
    PageQuerySchema,
    BannersSchema,
  ),
  articlePage: get(calls.articlePage, "Articles, found by keyword", ArticlesQuerySchema, ArticlesPageSchema),
  teamList: get(calls.teamList, "The team", NoQuerySchema, v.array(TeamMemberSchema)),
  introductionInfo: get(calls.introductionInfo, "Company introduction", NoQuerySchema, IntroductionSchema),
  articleByCode: get(calls.articleByCode, "One article by code or title", ArticleQuerySchema, ArticleSchema),
  companyFuzzyMatching: get(
    calls.companyFuzzyMatching,
    "Companies by part of the name or by pinyin",
    CompanyQuerySchema,
    v.array(CompanySchema),
  ),
  commonArea: get(calls.commonArea, "One level of the area cascade", AreaQuerySchema, v.array(AreaSchema)),
  wxSign: get(calls.wxSign, "Signature for WeChat's share functions", WxSignQuerySchema, WxSignSchema),
  channelRedirect: get(calls.channelRedirect, "Start-up call", NoQuerySchema, ChannelRedirectSchema),
  enStoriesPage: get(
    calls.enStoriesPage,
    "Client cases, English and Japanese",
    StoriesQuerySchema,
    StoriesPageSchema,
  ),
  enArticleMain: get(
    calls.enArticleMain,
    "Articles, English and Japanese, found by keyword",
    ArticlesQuerySchema,
    ArticlesPageSchema,
  ),
  enIntroductionInfo: get(
    calls.enIntroductionInfo,
    "Company introduction, English and Japanese",
    NoQuerySchema,
    IntroductionSchema,
  ),
  enArticleByCode: get(
    calls.enArticleByCode,
    "One article by code or title, English and Japanese",
    ArticleQuerySchema,
    ArticleSchema,
  ),
  enChannelRedirect: get(
    calls.enChannelRedirect,
    "Start-up call, English and Japanese",
    NoQuerySchema,
    ChannelRedirectSchema,
  ),
  appeal: post(calls.appeal, "Take a lead"),
  enAppeal: post(calls.enAppeal, "Take a lead, English and Japanese"),
  dataReport: report(dataReport, "Take a sealed report of one event; always answered alike"),
  enDataReport: report(enDataReport, "Take a sealed report of one event, English and Japanese"),
  ...accountContracts,
};

function get<Query extends object, Answer>(
  call: CallDescriptor<Query, undefined, Answer>,
  summary: string,
  query: Schema<NoInfer<Query>>,
  answer: SchemaTo<NoInfer<Answer>>,
): CallContract<Query, undefined, Answer> {
  return { ...call, summary, query, body: NoBodySchema, answer };
}

function post(call: typeof calls.appeal, summary: string): ContractOf<typeof calls.appeal> {
  return { ...call, summary, query: NoQuerySchema, body: LeadBodySchema, answer: LeadReceiptSchema };
}

function report(call: ReportCall, summary: string): ContractOf<ReportCall> {
  return { ...call, summary, query: ReportQuerySchema, body: NoBodySchema, answer: v.null() };
}
