CREATE TABLE "deliveries" (
	"id" text PRIMARY KEY NOT NULL,
	"lead_id" text NOT NULL,
	"site_slug" text NOT NULL,
	"destination_id" text NOT NULL,
	"type" text NOT NULL,
	"state" text NOT NULL,
	"attempts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "feed_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"site_slug" text NOT NULL,
	"source" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"accepted" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"removed" integer DEFAULT 0 NOT NULL,
	"rejected" integer DEFAULT 0 NOT NULL,
	"held" text
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" text PRIMARY KEY NOT NULL,
	"site_slug" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"category" text NOT NULL,
	"subcategory" text,
	"car_id" text,
	"car_dealership_id" text,
	"location_id" text,
	"quarantined" text,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"upserted" jsonb NOT NULL,
	"removed" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vehicles" (
	"id" text PRIMARY KEY NOT NULL,
	"dealership_id" text NOT NULL,
	"slug" text NOT NULL,
	"stocknum" text,
	"source" text DEFAULT 'manual' NOT NULL,
	"status" text NOT NULL,
	"sold" boolean NOT NULL,
	"sold_at" bigint,
	"shown" boolean NOT NULL,
	"fingerprint" text NOT NULL,
	"data" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_once" ON "deliveries" USING btree ("lead_id","destination_id");--> statement-breakpoint
CREATE INDEX "deliveries_due" ON "deliveries" USING btree ("state","next_attempt_at");--> statement-breakpoint
CREATE UNIQUE INDEX "leads_idempotency" ON "leads" USING btree ("site_slug","idempotency_key");--> statement-breakpoint
CREATE INDEX "leads_newest" ON "leads" USING btree ("site_slug","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "vehicles_slug" ON "vehicles" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "vehicles_listing" ON "vehicles" USING btree ("dealership_id","status");--> statement-breakpoint
CREATE INDEX "vehicles_source" ON "vehicles" USING btree ("dealership_id","source");