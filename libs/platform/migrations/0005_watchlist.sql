CREATE TABLE "saved_searches" (
	"id" text PRIMARY KEY NOT NULL,
	"site_slug" text NOT NULL,
	"phone" text NOT NULL,
	"name" text NOT NULL,
	"path" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "watchlist_entries" (
	"site_slug" text NOT NULL,
	"phone" text NOT NULL,
	"car_id" text NOT NULL,
	"car_name" text NOT NULL,
	"car_make" text NOT NULL,
	"car_model" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "watchlist_entries_site_slug_phone_car_id_pk" PRIMARY KEY("site_slug","phone","car_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_path" ON "saved_searches" USING btree ("site_slug","phone","path");--> statement-breakpoint
CREATE INDEX "watchlist_entries_newest" ON "watchlist_entries" USING btree ("site_slug","phone","saved_at");