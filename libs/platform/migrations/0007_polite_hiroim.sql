CREATE TABLE "feed_locks" (
	"feed" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_readers" (
	"id" text PRIMARY KEY NOT NULL,
	"taken" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "leads_phone" ON "leads" USING btree ("site_slug",("data"->>'phone'),"created_at");