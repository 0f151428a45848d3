CREATE TABLE "visit_counts" (
	"site_slug" text NOT NULL,
	"day" date NOT NULL,
	"page" text NOT NULL,
	"device" text NOT NULL,
	"figure" text NOT NULL,
	"entry" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "visit_counts_site_slug_day_page_device_figure_entry_pk" PRIMARY KEY("site_slug","day","page","device","figure","entry")
);
--> statement-breakpoint
CREATE INDEX "visit_counts_oldest" ON "visit_counts" USING btree ("day");