import type { Cells } from '../correctCells.ts';

/** The beginning of a feed, from which its mapping is proposed. */
export interface FeedSample {
  header: readonly string[];
  /** Texts by column, tidied. */
  rows: readonly Cells[];
  /** Columns whose numbers have a decimal comma. */
  commaColumns: readonly string[];
  /** What of the mapping the file itself tells: where its records are, the names that its columns were given. */
  notation: { rows: string | null; columns: string[] | null };
}

/** What one column holds. */
export interface ColumnProfile {
  name: string;
  /** The name as it is compared: small letters and digits without accents. */
  folded: string;
  /** The last part of a name with dots, in the same way. */
  last: string;
  /** The words of the name, in the same way; what stands in brackets is none of it. */
  words: readonly string[];
  /** Its texts without those that say nothing. */
  texts: readonly string[];
}

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** @example foldColumn('g:Stock #') // 'stock' */
export const foldColumn = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^(?:g|c):/, '')
    .replace(/[äöüß]/g, (letter) => umlauts[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '');

/** @example wordsOfColumn('Advertised_Price (inc GST)') // ['advertised', 'price'] */
const wordsOfColumn = (name: string): string[] =>
  name
    .replace(/\(.*?\)/g, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[\s_\-./:#]+/)
    .map(foldColumn)
    .filter(Boolean);

const isPlaceholder = (text: string): boolean => /^(?:|-+|n\/?a|null|none|nan|\\n)$/i.test(text);

export function columnProfiles({ header, rows }: FeedSample): ColumnProfile[] {
  return header
    .filter((name) => name !== '')
    .map((name) => ({
      name,
      folded: foldColumn(name),
      last: foldColumn(name.split(/[.@]/).at(-1) ?? ''),
      words: wordsOfColumn(name),
      texts: rows.map((cells) => (cells[name] ?? '').trim()).filter((text) => !isPlaceholder(text)),
    }));
}

/** Share of a column's texts that pass a test, 0 to 1; 0 for a column without texts. */
export const shareOf = ({ texts }: Pick<ColumnProfile, 'texts'>, test: (text: string) => boolean): number =>
  texts.length === 0 ? 0 : texts.filter(test).length / texts.length;

/** Whether a header is a row of values rather than names, as in a file without one. */
export function looksLikeValues(header: readonly string[]): boolean {
  const isValue = (text: string): boolean =>
    /^\d[\d.,/ -]*$/.test(text) ||
    /^https?:/.test(text) ||
    /^(?=.*\d)[A-HJ-NPR-Z0-9]{17}$/.test(text) ||
    foldColumn(text) === '';
  return header.filter(isValue).length >= Math.max(2, header.length * 0.3);
}
