import { typoDistance } from '@forecourt/search-engine';

/**
 * The known name closest to a mistyped one.
 * @returns null when none is near: a third of the letters, at most three, may be wrong
 * @example closestName('boutiqe', ['franchise', 'boutique']) // 'boutique'
 */
export function closestName(typed: string, names: readonly string[]): string | null {
  const max = Math.min(3, Math.ceil(typed.length / 3));
  const near = names
    .map((name) => ({ name, distance: typoDistance(typed.toLowerCase(), name.toLowerCase(), max) }))
    .filter(({ distance }) => distance <= max)
    .toSorted((one, other) => one.distance - other.distance);
  return near[0]?.name ?? null;
}

/** A question behind a message; nothing where no name is near. */
export function didYouMean(typed: string, names: readonly string[]): string {
  const name = closestName(typed, names);
  return name === null ? '' : `; did you mean '${name}'?`;
}
