import { siteSchema, vehicleEventParams, type Site } from '@forecourt/domain';
import { sampleSite, sampleVehicle } from '@forecourt/domain/testing';

export const start = Date.parse('2026-03-10T02:00:00Z');
export const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
export const car = { car_id: 'car-1', ...vehicleEventParams(sampleVehicle) };

export function siteWith(slug: string = sampleSite.slug): Site {
  const { origin: _origin, ...rest } = sampleSite;
  return siteSchema.parse({ ...rest, slug });
}

export interface SentEvent {
  id: string;
  name: string;
  path: string;
  params?: unknown;
  ago?: number;
}

let made = 0;

/** An event as a browser sends it, with a key of its own. */
export function sent(name = 'usedView', over: Partial<SentEvent> = {}): SentEvent {
  made += 1;
  return { id: `event-${String(made).padStart(6, '0')}`, name, path: '/cars/2023-toyota-rav4', params: car, ...over };
}

export const batch = (...events: readonly SentEvent[]): string => JSON.stringify({ tab: 'tab-00000001', events });
