import { type Vehicle, type VehicleInput, vehicleSchema } from '@forecourt/domain';
import { sampleVehicle } from '@forecourt/domain/testing';
import type { OpenedDatabase } from '../../../database/database.ts';
import type { Inventory } from '../openInventory.ts';

export const day = 86_400;

/** 1 November 2026, 00:00 UTC, in seconds since 1970. */
export const today = Date.UTC(2026, 10, 1) / 1_000;

/** A vehicle of the dealer `harbour`, by default. */
export function vehicle(id: string, changes: Partial<VehicleInput> = {}): Vehicle {
  const { slug = `vehicle-${id}` } = changes;
  return vehicleSchema.parse({ ...sampleVehicle, id, slug, dealership_id: 'dealer-harbour', ...changes });
}

export async function idsOf(batches: AsyncIterable<Vehicle[]>): Promise<string[]> {
  const ids: string[] = [];
  for await (const batch of batches) ids.push(...batch.map(({ id }) => id));
  return ids.sort();
}

/** The database under test, emptied before each test, and two processes' views of it. */
export interface InventoryFixture {
  inventory: Inventory;
  /** Another process on the same database. */
  elsewhere: Inventory;
  database: OpenedDatabase;
}
