CREATE TABLE "online_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"site_slug" text NOT NULL,
	"idempotency_key" text,
	"state" text NOT NULL,
	"money" text DEFAULT 'none' NOT NULL,
	"amount_cents" integer NOT NULL,
	"purpose" text NOT NULL,
	"reference" text NOT NULL,
	"location_id" text,
	"payer" jsonb NOT NULL,
	"visitor_phone" text,
	"device" text,
	"user_agent" text NOT NULL,
	"success_path" text NOT NULL,
	"cancel_path" text NOT NULL,
	"session_id" text,
	"session_url" text,
	"session_expires_at" timestamp with time zone,
	"payment_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"lead_id" text,
	"due_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prize_draws" (
	"id" text PRIMARY KEY NOT NULL,
	"site_slug" text NOT NULL,
	"phone" text NOT NULL,
	"prize_id" text NOT NULL,
	"prize_name" text NOT NULL,
	"prize_text" text NOT NULL,
	"code" text NOT NULL,
	"won_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "online_payments_idempotency" ON "online_payments" USING btree ("site_slug","idempotency_key");--> statement-breakpoint
CREATE INDEX "online_payments_due" ON "online_payments" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "online_payments_newest" ON "online_payments" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "prize_draws_one_each" ON "prize_draws" USING btree ("site_slug","phone");--> statement-breakpoint
CREATE UNIQUE INDEX "prize_draws_code" ON "prize_draws" USING btree ("site_slug","code");--> statement-breakpoint
CREATE INDEX "prize_draws_prize" ON "prize_draws" USING btree ("site_slug","prize_id");