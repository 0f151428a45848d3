import type { Vehicle } from '@forecourt/domain';

/** Fields of a favourite or compared vehicle stored on the visitor's device. */
export type StoredVehicle = Pick<Vehicle, 'id' | 'name' | 'slug' | 'make' | 'model' | 'primary_image_url'>;

/** Fields of a viewed vehicle stored on the visitor's device. */
export type ViewedVehicle = Pick<Vehicle, 'id' | 'stocknum' | 'make' | 'model' | 'simple_body'> & {
  body: string | null;
};

type Shape = Readonly<Record<string, 'text' | 'text or null'>>;

const storedShape: Shape = {
  id: 'text',
  name: 'text',
  slug: 'text',
  make: 'text',
  model: 'text',
  primary_image_url: 'text or null',
};
const viewedShape: Shape = {
  id: 'text',
  stocknum: 'text or null',
  make: 'text',
  model: 'text',
  body: 'text or null',
  simple_body: 'text or null',
};

/** Picks exactly the fields of a shape; null if one is missing or has the wrong type. */
function pick(value: unknown, shape: Shape): Record<string, string | null> | null {
  if (typeof value !== 'object' || value === null) return null;
  const record = value as Record<string, unknown>;
  const picked: Record<string, string | null> = {};
  for (const [name, kind] of Object.entries(shape)) {
    const field = record[name] ?? null;
    if (typeof field === 'string' && (field !== '' || kind === 'text or null')) picked[name] = field;
    else if (field === null && kind === 'text or null') picked[name] = null;
    else return null;
  }
  return picked;
}

/** Reads a stored list, skipping invalid entries: visitors can change what their browser stores. */
const readList = <T>(stored: unknown, read: (value: unknown) => T | null): T[] =>
  Array.isArray(stored) ? stored.map(read).filter((entry): entry is T & {} => entry !== null) : [];

export const readStoredVehicles = (stored: unknown): StoredVehicle[] =>
  readList(stored, (value) => pick(value, storedShape) as StoredVehicle | null);

export const readViewed = (stored: unknown): ViewedVehicle[] =>
  readList(stored, (value) => pick(value, viewedShape) as ViewedVehicle | null);

const readText = (value: unknown): string | null => (typeof value === 'string' && value.trim() ? value : null);

export const readSearches = (stored: unknown): string[] => readList(stored, readText);

export const readIds = (stored: unknown): string[] => readList(stored, readText);

export function toStoredVehicle(vehicle: StoredVehicle): StoredVehicle {
  const { id, name, slug, make, model, primary_image_url } = vehicle;
  return { id, name, slug, make, model, primary_image_url };
}

export function viewedVehicle(
  vehicle: Pick<Vehicle, 'id' | 'stocknum' | 'make' | 'model' | 'simple_body'> & {
    variant?: { bodyconfiguration: string | null } | null;
  },
): ViewedVehicle {
  const { id, stocknum, make, model, simple_body } = vehicle;
  return { id, stocknum, make, model, simple_body, body: vehicle.variant?.bodyconfiguration ?? simple_body };
}
