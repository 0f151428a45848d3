CREATE TABLE "lead_timeline" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"lead_id" text NOT NULL,
	"delivery_id" text,
	"at" timestamp with time zone NOT NULL,
	"what" text NOT NULL,
	"detail" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trade_ins" (
	"id" text PRIMARY KEY NOT NULL,
	"site_slug" text NOT NULL,
	"device_hash" text,
	"phone" text,
	"state" text DEFAULT 'open' NOT NULL,
	"car_id" text,
	"rego" text,
	"rego_state" text,
	"lookup" text,
	"vehicle" jsonb,
	"known_kms" integer,
	"kms" integer,
	"questions" jsonb,
	"answers" jsonb,
	"result" jsonb,
	"lead_id" text,
	"decided_at" timestamp with time zone,
	"kept_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"site_slug" text NOT NULL,
	"owner" text NOT NULL,
	"place" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lead_timeline" ADD CONSTRAINT "lead_timeline_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_timeline_lead" ON "lead_timeline" USING btree ("lead_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "trade_ins_open" ON "trade_ins" USING btree ("site_slug","device_hash") WHERE "trade_ins"."state" = 'open';--> statement-breakpoint
CREATE INDEX "trade_ins_phone" ON "trade_ins" USING btree ("site_slug","phone");--> statement-breakpoint
CREATE INDEX "trade_ins_device" ON "trade_ins" USING btree ("site_slug","device_hash");--> statement-breakpoint
CREATE INDEX "trade_ins_expiry" ON "trade_ins" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "uploads_place" ON "uploads" USING btree ("owner","place");--> statement-breakpoint
CREATE INDEX "uploads_expiry" ON "uploads" USING btree ("expires_at");