CREATE TABLE "removed_vehicles" (
	"slug" text PRIMARY KEY NOT NULL,
	"dealership_id" text NOT NULL,
	"removed_at" timestamp with time zone DEFAULT now() NOT NULL
);
