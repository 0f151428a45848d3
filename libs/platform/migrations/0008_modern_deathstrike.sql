ALTER TABLE "uploads" ADD COLUMN "kind" text DEFAULT 'picture' NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "name" text DEFAULT '' NOT NULL;