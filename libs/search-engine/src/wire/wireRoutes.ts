import { objectRoute, readRoutes } from './routes/reads.ts';
import { ruleRoutes } from './routes/rules.ts';
import { synonymRoutes } from './routes/synonyms.ts';
import { any, type WireRoute } from './routes/wireCall.ts';
import { writeRoutes } from './routes/writes.ts';

/** Every path the service answers; the first that fits is taken, so named ones stand before ids. */
export const wireRoutes: readonly WireRoute[] = [
  ...readRoutes,
  ...synonymRoutes,
  ...ruleRoutes,
  ...writeRoutes,
  objectRoute,
];

/** Decoded parts of a path behind `/1`, or null for any other path. */
export function pathParts(path: string): string[] | null {
  const [, version, ...rest] = path.replace(/\/+$/, '').split('/');
  if (version !== '1') return null;
  try {
    return rest.map(decodeURIComponent);
  } catch {
    return null;
  }
}

function fitPath(pattern: readonly string[], parts: readonly string[]): string[] | null {
  if (pattern.length !== parts.length) return null;
  if (pattern.some((expected, place) => expected !== any && expected !== parts[place])) return null;
  return parts.filter((_, place) => pattern[place] === any);
}

/** The route of a request and what the variable parts of its path hold, or null when there is none. */
export function findRoute(method: string, path: string): { route: WireRoute; parts: string[] } | null {
  const pathSegments = pathParts(path);
  if (!pathSegments) return null;
  for (const route of wireRoutes) {
    const parts = route.method === method ? fitPath(route.path, pathSegments) : null;
    if (parts) return { route, parts };
  }
  return null;
}
