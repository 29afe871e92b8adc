CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "articles" (
	"lang" integer NOT NULL,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"category" text NOT NULL,
	"published_at" text NOT NULL,
	"listed" boolean NOT NULL,
	"data" jsonb NOT NULL,
	"html" text NOT NULL,
	"toc" jsonb NOT NULL,
	"search_title" text NOT NULL,
	"search_summary" text NOT NULL,
	"search_body" text NOT NULL,
	CONSTRAINT "articles_lang_code_pk" PRIMARY KEY("lang","code")
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"lang" integer NOT NULL,
	"code" text NOT NULL,
	"place" text NOT NULL,
	"position" integer NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "banners_lang_code_pk" PRIMARY KEY("lang","code")
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"lang" integer NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "brands_lang_id_pk" PRIMARY KEY("lang","id")
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"city" text NOT NULL,
	"search" text NOT NULL,
	"pinyin" text NOT NULL,
	"initials" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"imported_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "introductions" (
	"lang" integer PRIMARY KEY NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"lang" integer NOT NULL,
	"kind" text NOT NULL,
	"phone" text,
	"email" text,
	"data" jsonb NOT NULL,
	"dedupe_key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"adapter" text NOT NULL,
	"attempts" integer NOT NULL,
	"due_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "stories" (
	"lang" integer NOT NULL,
	"code" text NOT NULL,
	"industry" text NOT NULL,
	"platform" text NOT NULL,
	"published_at" text NOT NULL,
	"data" jsonb NOT NULL,
	"html" text NOT NULL,
	CONSTRAINT "stories_lang_code_pk" PRIMARY KEY("lang","code")
);
--> statement-breakpoint
CREATE TABLE "team" (
	"lang" integer NOT NULL,
	"code" text NOT NULL,
	"position" integer NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "team_lang_code_pk" PRIMARY KEY("lang","code")
);
--> statement-breakpoint
CREATE TABLE "tokens" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "articles_search_body" ON "articles" USING gin ("search_body" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "companies_search" ON "companies" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "companies_pinyin" ON "companies" USING gin ("pinyin" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "leads_reference" ON "leads" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "leads_dedupe" ON "leads" USING btree ("dedupe_key","created_at");--> statement-breakpoint
CREATE INDEX "leads_created" ON "leads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "leads_phone" ON "leads" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at");