import { platformWords, stockListMessages, type Words } from '@forecourt/domain/messages';
import { landingFilters, landingName, landingPath, type Landing } from '@forecourt/search/model';

export interface ListScope {
  /** Path of the list, for its form and pagination. */
  path: string;
  /** Filter expression of every query. */
  filters: string;
  /** What the list is narrowed to, each with the wider list without it. */
  chips: { text: string; href: string }[];
  /** The same as parameters of a search. */
  settled: Record<string, string>;
}

function settledBy(landing: Landing): Record<string, string> {
  if (landing.kind === 'make') return { make: landing.make };
  if (landing.kind === 'model') return { make_model: `${landing.make} > ${landing.model}` };
  if (landing.kind === 'dealership') return { dealership_name: landing.dealership.name };
  const [only, another] = landing.carTypes;
  return only && !another ? { car_type: only } : {};
}

/** Fixed filters of a list with its own URL. */
export function listScope(
  landing: Landing,
  searchPath: string,
  texts: { vehicleNounPlural: string },
  say: Words<typeof stockListMessages> = platformWords(stockListMessages),
): ListScope {
  const words = { nounPlural: texts.vehicleNounPlural };
  const own = { text: landingName(landing, words, say), href: searchPath };
  const make: Landing | null = landing.kind === 'model' ? { kind: 'make', make: landing.make } : null;
  return {
    path: landingPath(landing, searchPath),
    filters: landingFilters(landing),
    settled: settledBy(landing),
    chips: make
      ? [
          { text: landingName(make, words, say), href: searchPath },
          { ...own, href: landingPath(make, searchPath) },
        ]
      : [own],
  };
}
