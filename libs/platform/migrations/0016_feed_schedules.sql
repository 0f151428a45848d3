CREATE TABLE "feed_schedules" (
	"name" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"claimed_until" timestamp with time zone,
	"looked_at" timestamp with time zone,
	"edition" jsonb,
	"failure" text,
	"failed_since" timestamp with time zone
);
