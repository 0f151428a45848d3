/** Canonical spelling of each body type, by its letters and digits alone. */
const spellings: ReadonlyMap<string, string> = new Map(
  [
    '4x4',
    'Bus',
    'Cab chassis',
    'Camper trailer',
    'Caravan',
    'Convertible',
    'Coupe',
    'EV',
    'Hardtop',
    'Hatch',
    'Hatchback',
    'Light truck',
    'Motorhome',
    'People mover',
    'Prestige',
    'Sedan',
    'Soft top',
    'Station wagon',
    'SUV',
    'Ute',
    'Van',
    'Wagon',
  ].map((spelling) => [bodyKey(spelling), spelling]),
);

function bodyKey(body: string): string {
  return body.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/**
 * One spelling of a body type, so that feeds' `suv`, `SUV` and `S.U.V` are counted as one value.
 * @example canonicalBody('cabChassis') // 'Cab chassis'
 */
export function canonicalBody(body: string | null): string | null {
  const trimmed = body?.trim().replace(/\s+/g, ' ');
  if (!trimmed) return null;
  return spellings.get(bodyKey(trimmed)) ?? trimmed.charAt(0).toUpperCase() + trimmed.slice(1).toLowerCase();
}
