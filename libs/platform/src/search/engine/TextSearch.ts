import { scopeToken, type IndexTables } from './IndexTables.ts';
import { closeWords } from './typos.ts';
import { queryWords } from './words.ts';

/** More dealerships than this are not worth naming in the expression. */
const mostScopes = 50;

/** A word of the question, with what counts as the same word. */
export interface AskedWord {
  word: string;
  /** Itself, and what a typing error may have meant. */
  forms: readonly string[];
  /** Itself and a neighbour, where they stand in a text as one word. */
  joined?: readonly string[];
  /** The last word may be the beginning of a longer one. */
  prefix: boolean;
}

export interface TextMatch {
  words: readonly AskedWord[];
  /** By row: 2 where the title holds every word, 1 where the record does, 0 elsewhere. */
  rank: Uint8Array;
}

const term = (form: string, prefix: boolean): string => `"${form}"${prefix ? '*' : ''}`;

function sequence(words: readonly AskedWord[]): string {
  return words.map(({ forms, prefix }) => `(${forms.map((form) => term(form, prefix)).join(' OR ')})`).join(' AND ');
}

/** The question as typed, and with each two neighbours written as one. */
function readings(words: readonly AskedWord[]): string {
  const joined = words.slice(1).map((word, place) => {
    const together = { word: '', forms: [`${words[place]?.word ?? ''}${word.word}`], prefix: word.prefix };
    return [...words.slice(0, place), together, ...words.slice(place + 2)];
  });
  return [words, ...joined].map((reading) => `(${sequence(reading)})`).join(' OR ');
}

function expression(columns: string, scopes: readonly string[], words: readonly AskedWord[]): string {
  const asked = `{${columns}} : (${readings(words)})`;
  return scopes.length && scopes.length <= mostScopes
    ? `({scope} : (${scopes.map((scope) => term(scope, false)).join(' OR ')})) AND (${asked})`
    : asked;
}

function withNeighbours(words: readonly AskedWord[]): AskedWord[] {
  return words.map((asked, place) => {
    const before = words[place - 1];
    const after = words[place + 1];
    const joined = [before && `${before.word}${asked.word}`, after && `${asked.word}${after.word}`];
    return { ...asked, joined: joined.filter((form) => form !== undefined) };
  });
}

/**
 * Finds the rows of a question among a site's own rows.
 * Typing errors are forgiven only where the site has nothing for the words as typed, so that an exact question never
 * brings cars it does not name, and every refinement of a question reads its words alike.
 */
export function searchText(
  tables: IndexTables,
  query: string,
  dealershipIds: readonly string[],
  siteRows: Int32Array,
  vocabulary: () => readonly string[],
): TextMatch | null {
  const typed = queryWords(query);
  if (typed.length === 0) return null;
  const scopes = dealershipIds.map(scopeToken);
  const size = (siteRows.at(-1) ?? 0) + 1;
  const onSite = new Uint8Array(size);
  for (const row of siteRows) onSite[row] = 1;

  const rowsOf = (columns: string, words: readonly AskedWord[]): number[] =>
    tables.match(expression(columns, scopes, words)).filter((row) => onSite[row] === 1);

  let words: AskedWord[] = typed.map((word, place) => ({ word, forms: [word], prefix: place === typed.length - 1 }));
  let found = rowsOf('title more', words);
  if (found.length === 0) {
    words = words.map((asked) => {
      if (rowsOf('title more', [asked]).length > 0) return asked;
      return { ...asked, forms: [asked.word, ...closeWords(asked.word, vocabulary(), asked.prefix)] };
    });
    found = rowsOf('title more', words);
  }
  const rank = new Uint8Array(size);
  for (const row of found) rank[row] = 1;
  for (const row of found.length ? rowsOf('title', words) : []) rank[row] = 2;
  return { words: withNeighbours(words), rank };
}
