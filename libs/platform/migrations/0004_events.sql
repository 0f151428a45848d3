CREATE TABLE "events" (
	"site_slug" text NOT NULL,
	"key" text NOT NULL,
	"event_id" integer NOT NULL,
	"name" text NOT NULL,
	"params" jsonb NOT NULL,
	"path" text NOT NULL,
	"tab" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "events_site_slug_key_pk" PRIMARY KEY("site_slug","key")
);
--> statement-breakpoint
CREATE INDEX "events_of_site" ON "events" USING btree ("site_slug","at");--> statement-breakpoint
CREATE INDEX "events_oldest" ON "events" USING btree ("at");