CREATE TABLE "appointments" (
	"lead_id" text PRIMARY KEY NOT NULL,
	"site_slug" text NOT NULL,
	"dealership_id" text NOT NULL,
	"location_id" text NOT NULL,
	"start" timestamp with time zone NOT NULL,
	"place" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phone_reveals" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"site_slug" text NOT NULL,
	"dealership_id" text NOT NULL,
	"car_id" text,
	"location_id" text,
	"at" timestamp with time zone NOT NULL,
	"visitor" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchase_drafts" (
	"id" text PRIMARY KEY NOT NULL,
	"site_slug" text NOT NULL,
	"car_id" text NOT NULL,
	"device_hash" text,
	"phone" text,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"steps" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"reservations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"id" text PRIMARY KEY NOT NULL,
	"site_slug" text NOT NULL,
	"car_id" text NOT NULL,
	"car_dealership_id" text NOT NULL,
	"car_name" text NOT NULL,
	"kind" text NOT NULL,
	"draft_id" text,
	"state" text NOT NULL,
	"money" text DEFAULT 'none' NOT NULL,
	"idempotency_key" text,
	"amount_cents" integer NOT NULL,
	"hold_hours" integer NOT NULL,
	"visitor" jsonb NOT NULL,
	"visitor_phone" text,
	"enquiry" jsonb NOT NULL,
	"success_path" text NOT NULL,
	"cancel_path" text NOT NULL,
	"session_id" text,
	"session_url" text,
	"session_expires_at" timestamp with time zone,
	"payment_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"held_at" timestamp with time zone,
	"until" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"lead_id" text,
	"due_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"site_slug" text NOT NULL,
	"phone" text NOT NULL,
	"visitor" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "vehicle_views" (
	"site_slug" text NOT NULL,
	"car_id" text NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "vehicle_views_car_id_site_slug_day_pk" PRIMARY KEY("car_id","site_slug","day")
);
--> statement-breakpoint
CREATE TABLE "visitor_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"site_slug" text NOT NULL,
	"phone" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_place" ON "appointments" USING btree ("dealership_id","location_id","start","place");--> statement-breakpoint
CREATE INDEX "appointments_site" ON "appointments" USING btree ("site_slug","start");--> statement-breakpoint
CREATE INDEX "phone_reveals_newest" ON "phone_reveals" USING btree ("site_slug","at");--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_drafts_device" ON "purchase_drafts" USING btree ("site_slug","car_id","device_hash");--> statement-breakpoint
CREATE INDEX "purchase_drafts_phone" ON "purchase_drafts" USING btree ("site_slug","car_id","phone");--> statement-breakpoint
CREATE INDEX "purchase_drafts_expiry" ON "purchase_drafts" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_idempotency" ON "reservations" USING btree ("site_slug","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_one_hold" ON "reservations" USING btree ("car_id") WHERE state in ('held', 'completed');--> statement-breakpoint
CREATE INDEX "reservations_due" ON "reservations" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "reservations_visitor" ON "reservations" USING btree ("site_slug","visitor_phone");--> statement-breakpoint
CREATE INDEX "reservations_newest" ON "reservations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sign_in_codes_phone" ON "sign_in_codes" USING btree ("phone","created_at");--> statement-breakpoint
CREATE INDEX "sign_in_codes_visitor" ON "sign_in_codes" USING btree ("visitor","created_at");--> statement-breakpoint
CREATE INDEX "sign_in_codes_site" ON "sign_in_codes" USING btree ("site_slug","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "visitor_sessions_token" ON "visitor_sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "visitor_sessions_phone" ON "visitor_sessions" USING btree ("site_slug","phone");--> statement-breakpoint
CREATE INDEX "visitor_sessions_expiry" ON "visitor_sessions" USING btree ("expires_at");