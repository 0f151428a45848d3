ALTER TABLE "feed_runs" ADD COLUMN "rows" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "feed_runs" ADD COLUMN "inserted" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "feed_runs" ADD COLUMN "price_changes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "feed_runs" ADD COLUMN "file" text;--> statement-breakpoint
ALTER TABLE "feed_runs" ADD COLUMN "mapping_file" text;--> statement-breakpoint
ALTER TABLE "feed_runs" ADD COLUMN "stamp" text;