import type { Mapping } from './mapping.ts';
import { makeNames, modelNames } from './words/vehicleNames.ts';

export interface TitleParts {
  year: string;
  make: string;
  model: string;
  badge: string;
}

type TitleRule = NonNullable<Mapping['title']>;

/** The rest of a text after a phrase of whole words, or null when it does not begin with the phrase. */
function textAfter(text: string, phrase: string): string | null {
  if (phrase === '' || !text.toLowerCase().startsWith(phrase.toLowerCase())) return null;
  const rest = text.slice(phrase.length);
  return rest === '' || /^\s/.test(rest) ? rest.trim() : null;
}

const longestFirst = (phrases: readonly string[]): string[] => [...phrases].sort((a, b) => b.length - a.length);

/** A phrase the feed itself uses may be written against what follows: `Omoda5`, `UTEnn`; then it is not a separate word of the title. */
function longestMatch(text: string, phrases: readonly string[]): { phrase: string; rest: string } | null {
  for (const phrase of longestFirst(phrases)) {
    const rest = textAfter(text, phrase);
    if (rest !== null) return { phrase, rest };
  }
  return null;
}

/**
 * Splits `Year Make Model Badge`. Makes and models of several words must be listed in the rule; where the title
 * contradicts the columns, the columns are used and the badge stays empty.
 * @example splitTitle({ title: '2023 Land Rover Defender 90', year: '2023', make: 'Land', model: 'Rover' }, rule)
 *   // { make: 'Land Rover', model: 'Defender', badge: '90' }
 */
export function splitTitle(
  cells: { title: string; year: string; make: string; model: string },
  rule: TitleRule,
): TitleParts {
  const { year } = cells;
  const fromColumns = { year, make: cells.make, model: cells.model, badge: '' };
  const named = textAfter(cells.title, year);
  if (named === null) return fromColumns;
  const make = longestMatch(named, [...rule.makes, cells.make]);
  if (make === null) return fromColumns;
  const known = longestMatch(make.rest, rule.models[make.phrase] ?? []);
  if (known) return { year, make: make.phrase, model: known.phrase, badge: known.rest };
  const modelIsInMake = make.phrase.toLowerCase() === `${cells.make} ${cells.model}`.toLowerCase();
  const model = modelIsInMake ? (make.rest.split(/\s+/)[0] ?? '') : cells.model;
  const badge = textAfter(make.rest, model);
  return { year, make: make.phrase, model, badge: badge ?? '' };
}

const firstWord = (text: string): { phrase: string; rest: string } => {
  const [phrase = ''] = text.split(/\s+/);
  return { phrase, rest: text.slice(phrase.length).trim() };
};

/** The parts of a title by the names of the trade. The feed's own letters stay. */
function splitByNames(cells: { title: string; year: string; make: string }, rule: TitleRule): TitleParts {
  const [, ahead = '', named = ''] = /^((?:19|20)\d\d(?=\s))?\s*(.*)$/s.exec(cells.title) ?? [];
  const found =
    cells.make === ''
      ? (longestMatch(named, [...rule.makes, ...makeNames]) ?? firstWord(named))
      : (longestMatch(named, [cells.make]) ?? { phrase: cells.make, rest: named });
  const names = [...(rule.models[found.phrase] ?? []), ...modelNames(found.phrase)];
  const model = longestMatch(found.rest, names) ?? firstWord(found.rest);
  const make = cells.make === '' ? named.slice(0, found.phrase.length) : cells.make;
  return {
    year: cells.year || ahead,
    make,
    model: found.rest.slice(0, model.phrase.length),
    badge: model.rest,
  };
}

/** The parts of a row's title by its mapping: by the columns that hold make and model, else by the names of the trade. */
export function titleParts(cells: Readonly<Record<string, string>>, rule: TitleRule): TitleParts {
  const textOf = (column: string | null): string => (column === null ? '' : (cells[column] ?? ''));
  const texts = { title: textOf(rule.column), year: textOf(rule.year), make: textOf(rule.make) };
  if (rule.year === null || rule.make === null || rule.model === null) return splitByNames(texts, rule);
  return splitTitle({ ...texts, model: textOf(rule.model) }, rule);
}
