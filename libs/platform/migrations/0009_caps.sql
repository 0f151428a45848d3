CREATE TABLE "alerts" (
	"site_slug" text NOT NULL,
	"name" text NOT NULL,
	"period" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "alerts_site_slug_name_period_pk" PRIMARY KEY("site_slug","name","period")
);
--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "card_fingerprint" text;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "refused_for" text;--> statement-breakpoint
CREATE INDEX "reservations_held" ON "reservations" USING btree ("site_slug") WHERE state = 'held';