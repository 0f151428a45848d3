DROP INDEX "vehicles_source";--> statement-breakpoint
CREATE INDEX "vehicles_dealership_id" ON "vehicles" USING btree ("dealership_id","id");