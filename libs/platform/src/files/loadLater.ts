import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

/**
 * A package that is loaded when it is first needed, not when a host starts.
 * @param name of a package that can be loaded with `require`
 */
export function loadLater<Package>(name: string): () => Package {
  let loaded: Package | null = null;
  return () => (loaded ??= load(name) as Package);
}
