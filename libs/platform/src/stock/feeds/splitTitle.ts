import type { Mapping } from './mapping.ts';

export interface TitleParts {
  make: string;
  model: string;
  badge: string;
}

type TitleRule = NonNullable<Mapping['title']>;

/** The rest behind a phrase at the beginning, or null when the text does not begin with it as whole words. */
function behind(text: string, phrase: string): string | null {
  if (phrase === '' || !text.toLowerCase().startsWith(phrase.toLowerCase())) return null;
  const rest = text.slice(phrase.length);
  return rest === '' || /^\s/.test(rest) ? rest.trim() : null;
}

const longestFirst = (phrases: readonly string[]): string[] => [...phrases].sort((a, b) => b.length - a.length);

/** A phrase the feed itself uses may be written against what follows: `Omoda5`, `UTEnn`; then it is not a separate word of the title. */
function longest(text: string, phrases: readonly string[]): { phrase: string; rest: string } | null {
  for (const phrase of longestFirst(phrases)) {
    const rest = behind(text, phrase);
    if (rest !== null) return { phrase, rest };
  }
  return null;
}

/**
 * Takes `Year Make Model Badge` apart. Makes and models of several words are known by name only; where the title does
 * not say what the columns say, the columns stand and the badge stays empty.
 * @example splitTitle({ title: '2023 Land Rover Defender 90', year: '2023', make: 'Land', model: 'Rover' }, rule)
 *   // { make: 'Land Rover', model: 'Defender', badge: '90' }
 */
export function splitTitle(
  cells: { title: string; year: string; make: string; model: string },
  rule: TitleRule,
): TitleParts {
  const asGiven = { make: cells.make, model: cells.model, badge: '' };
  const named = behind(cells.title, cells.year);
  if (named === null) return asGiven;
  const make = longest(named, [...rule.makes, cells.make]);
  if (make === null) return asGiven;
  const known = longest(make.rest, rule.models[make.phrase] ?? []);
  if (known) return { make: make.phrase, model: known.phrase, badge: known.rest };
  const modelIsInMake = make.phrase.toLowerCase() === `${cells.make} ${cells.model}`.toLowerCase();
  const model = modelIsInMake ? (make.rest.split(/\s+/)[0] ?? '') : cells.model;
  const badge = behind(make.rest, model);
  return { make: make.phrase, model, badge: badge ?? '' };
}
