ALTER TABLE "vehicles" ADD COLUMN "feed_digest" text;--> statement-breakpoint
ALTER TABLE "vehicles" SET (toast_tuple_target = 8160);
