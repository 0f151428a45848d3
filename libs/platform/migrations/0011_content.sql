CREATE TABLE "content_records" (
	"owner" text NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"fields" jsonb NOT NULL,
	"version" integer NOT NULL,
	"change" bigint NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_records_owner_kind_slug_pk" PRIMARY KEY("owner","kind","slug")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "content_changes" ON "content_records" USING btree ("change","owner","kind","slug");