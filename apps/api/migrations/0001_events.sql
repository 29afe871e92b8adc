CREATE TABLE "events" (
	"day" date NOT NULL,
	"sign" text NOT NULL,
	"site" text NOT NULL,
	"event_id" text NOT NULL,
	"object_id" bigint NOT NULL,
	"biz_id" text NOT NULL,
	"count_type" text NOT NULL,
	"count_value" double precision NOT NULL,
	"device_id" text NOT NULL,
	"device_type" integer NOT NULL,
	"user_agent" text NOT NULL,
	"user_info" text,
	"happened_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"skew_ms" bigint NOT NULL,
	CONSTRAINT "events_day_sign_pk" PRIMARY KEY("day","sign")
) PARTITION BY RANGE ("day");
--> statement-breakpoint
CREATE TABLE "events_default" PARTITION OF "events" DEFAULT;
--> statement-breakpoint
CREATE TABLE "report_faults" (
	"day" date NOT NULL,
	"reason" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "report_faults_day_reason_pk" PRIMARY KEY("day","reason")
);
--> statement-breakpoint
CREATE INDEX "events_happened" ON "events" USING btree ("happened_at");--> statement-breakpoint
CREATE INDEX "events_ahead" ON "events" USING btree ("received_at") WHERE skew_ms < -86400000;