CREATE TABLE "editor_invitations" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"site_slug" text NOT NULL,
	"phone" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "editor_passkeys" (
	"site_slug" text NOT NULL,
	"id" text NOT NULL,
	"phone" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "editor_passkeys_site_slug_id_pk" PRIMARY KEY("site_slug","id")
);
--> statement-breakpoint
ALTER TABLE "sign_in_codes" ADD COLUMN "known_device" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "visitor_sessions" ADD COLUMN "second_factor_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "visitor_sessions" ADD COLUMN "challenge" text;--> statement-breakpoint
ALTER TABLE "visitor_sessions" ADD COLUMN "challenge_expires_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "editor_invitations_phone" ON "editor_invitations" USING btree ("site_slug","phone");--> statement-breakpoint
CREATE INDEX "editor_passkeys_phone" ON "editor_passkeys" USING btree ("site_slug","phone");