CREATE TABLE "known_browsers" (
	"id" text NOT NULL,
	"account_id" uuid NOT NULL,
	"expires_at" bigint NOT NULL,
	CONSTRAINT "known_browsers_id_account_id_pk" PRIMARY KEY("id","account_id")
);
--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_browsers_account" ON "known_browsers" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "known_browsers_expires" ON "known_browsers" USING btree ("expires_at");