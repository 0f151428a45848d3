import { siteSchema, vehicleSchema, type Site, type Vehicle } from '@forecourt/domain';
import { sampleSite, sampleVehicle } from '@forecourt/domain/testing';
import type { OpenedDatabase } from '../../../database/database.ts';
import type { Inventory } from '../../inventory/openInventory.ts';
import type { ViewService } from '../../../ports/viewPort.ts';

export const browser = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1';
/** Monday 2 November 2026, 11:59:30 pm in Perth. */
export const beforeMidnight = Date.parse('2026-11-02T15:59:30Z');
export const slug = sampleVehicle.slug;

export function siteWith(changes: object = {}): Site {
  const { flags: _flags, origin: _origin, ...rest } = sampleSite;
  return siteSchema.parse({ ...rest, ...changes });
}

export function car(changes: object = {}): Vehicle {
  return vehicleSchema.parse({ ...sampleVehicle, views: 214, ...changes });
}

/** The service on the database under test, with a clock that the test sets. */
export interface ViewFixture {
  database: OpenedDatabase;
  inventory: Inventory;
  service: ViewService;
  /** What two hosts on one database are. */
  elsewhere: ViewService;
  clock: { now: number };
  held: Map<string, Date>;
  /** How often the stock was read. */
  reads: { count: number };
  logged: string[];
  look(address?: string, userAgent?: string): ReturnType<ViewService['view']>;
  stored(): Promise<{ day: string; views: number }[]>;
}
