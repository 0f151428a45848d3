const renamedMakes: ReadonlyMap<string, string> = new Map([
  ['suzuki australia', 'Suzuki'],
  ['mercedes benz', 'Mercedes-Benz'],
  ['isuzu ute', 'Isuzu'],
  ['viscount caravans', 'Viscount'],
]);

/** The make as buyers know it, whatever the feed calls it. */
export function canonicalMake(make: string): string {
  const trimmed = make.trim().replace(/\s+/g, ' ');
  return renamedMakes.get(trimmed.toLowerCase()) ?? trimmed;
}

/**
 * Body types with one spelling each: the first spelling met wins.
 * @example uniqueBodies(['SUV', 'suv', 'Ute']) // ['SUV', 'Ute']
 */
export function uniqueBodies(bodies: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const body of bodies) {
    const key = body.trim().toLowerCase();
    if (key && !seen.has(key)) seen.set(key, body.trim());
  }
  return [...seen.values()];
}

/** Lower-case words joined by hyphens, safe in a path. @example slugify('Land Cruiser 70 (4x4)') // 'land-cruiser-70-4x4' */
export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
