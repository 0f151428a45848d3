import type { Manifest } from './published.ts';

/** A door of a package for others, as `exports` names it, and its types, from the package's folder. */
export interface PublicDoor {
  /** @example './model' */
  door: string;
  types: string;
}

/** Packages of which others import these doors alone. The rest of them is for hosts, and changes with hosts. */
const some: Readonly<Record<string, readonly string[]>> = { '@forecourt/platform': ['./config', './testing'] };

/** Doors of a package to code that others import; style sheets and data have no types. */
export function publicDoors({ name, exports = {} }: Pick<Manifest, 'name' | 'exports'>): PublicDoor[] {
  return Object.entries(exports)
    .filter(([door]) => some[name]?.includes(door) ?? true)
    .flatMap(([door, target]) => (typeof target === 'object' && target.types ? [{ door, types: target.types }] : []));
}
