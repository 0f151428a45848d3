import { RowBits } from './RowBits.ts';
import { fitOf, looseCost, notFound, partsIn, typoCost, typosIn } from './fitCosts.ts';
import { TextPlan, type Cover } from './TextPlan.ts';
import { phraseTokens, readSyntax, type QuerySyntax } from './querySyntax.ts';
import type { SynonymTable } from './SynonymTable.ts';
import type { TypoSizes } from './typos.ts';
import type { WordStore } from './WordStore.ts';
import { queryWords } from './words.ts';

export interface TextRules {
  /** `min` forgives no more errors than are needed to find anything, `strict` no two where one is enough. */
  tolerance: 'true' | 'false' | 'min' | 'strict';
  sizes: TypoSizes;
  /** Which words may be the beginning of a longer one. */
  prefixes: 'last' | 'all' | 'none';
  /** What becomes of a question that finds nothing. */
  removing: 'none' | 'lastWords' | 'firstWords' | 'allOptional';
  /** Words that a record may lack. */
  optionalWords?: readonly string[];
  /** Whether `"exact phrase"` and `-without` are read as such. */
  advancedSyntax?: boolean;
}

/** A word of the query, with the forms that count as the same word. */
export interface QueryWord {
  word: string;
  /** The word itself, its synonyms, and corrections of a possible typo. */
  forms: readonly string[];
  /** The word joined with a neighbour, for texts that write both as one word. */
  joined?: readonly string[];
  /** True for the last word, which may still be incomplete. */
  prefix: boolean;
}

export interface TextMatch {
  words: readonly QueryWord[];
  /** Rows found, in the order of the site's rows. */
  rows: Int32Array<ArrayBuffer>;
  /** How well each fits, place by place: higher is better, 0 never (`fitOf`). */
  ranks: Uint16Array;
}

const maxMarked = 30;

/** Cheapest way to account for all words of the question by what was found in a record. */
class Costs {
  private readonly covers: readonly Cover[];
  private readonly typed: number;
  private readonly best: Int32Array;

  constructor(covers: readonly Cover[], words: number) {
    this.covers = covers;
    this.best = new Int32Array(words + 1);
    const typed = covers.filter(({ from, to, need, cost }) => to === from + 1 && cost === 0 && need !== 0);
    // Where each word has a way that costs nothing, a record with all of those needs no adding up.
    const places = new Map(typed.toReversed().map(({ from, need }) => [from, need]));
    this.typed = places.size === words ? [...places.values()].reduce((bits, need) => bits | need, 0) : 0;
  }

  of(exact: number, one: number, two: number): number {
    if (this.typed !== 0 && (exact & this.typed) === this.typed) return 0;
    const any = exact | one | two;
    const { best } = this;
    best.fill(notFound, 1);
    for (const { from, to, need, cost } of this.covers) {
      if ((any & need) !== need) continue;
      let sum = best[from]! + cost;
      let wrong = need & ~exact;
      while (wrong !== 0) {
        const bit = wrong & -wrong;
        sum += (one & bit) === 0 ? typoCost * 2 : typoCost;
        wrong ^= bit;
      }
      if (sum < best[to]!) best[to] = sum;
    }
    return best[best.length - 1]!;
  }
}

interface WordsQuestion {
  store: WordStore;
  synonyms: SynonymTable;
  typed: readonly string[];
  siteRows: Int32Array;
  rules: TextRules;
  /** Sets of attributes in which words count; null for all. */
  within: Uint8Array | null;
  isOptional: (word: string) => boolean;
}

/** Rows in which all words of a question are found, and what each cost. */
interface Weighed {
  plan: TextPlan;
  rows: Int32Array;
  anywhere: Int32Array;
  title: Int32Array;
  count: number;
  /** The least cost. */
  min: number;
}

function weigh(
  { store, synonyms, typed, siteRows, rules, within, isOptional }: WordsQuestion,
  withTypos: boolean,
): Weighed {
  const sizes = withTypos ? rules.sizes : null;
  const plan = new TextPlan(typed, store, synonyms, { sizes, prefixes: rules.prefixes, isOptional });
  const found = new RowBits(plan, store, within);
  const read = plan.isFindable ? found.look(siteRows) : new Int32Array(0);
  const { length } = read;
  const [rows, anywhere, title] = [new Int32Array(length), new Int32Array(length), new Int32Array(length)];
  let count = 0;
  let min = notFound;
  const costs = new Costs(plan.covers, typed.length);
  const bits = new Int32Array(6);
  for (let place = 0; place < read.length; place += 1) {
    const row = read[place]!;
    if (!found.of(row, bits)) continue;
    // Without a list for each row, which would be garbage at once.
    const a = bits[0]!;
    const b = bits[1]!;
    const c = bits[2]!;
    const titleCost = (a | b | c) === 0 ? notFound : costs.of(a, b, c);
    const isSame = titleCost === 0 || (a === bits[3] && b === bits[4] && c === bits[5]);
    const cost = isSame ? titleCost : costs.of(bits[3]!, bits[4]!, bits[5]!);
    if (cost >= notFound) continue;
    rows[count] = row;
    anywhere[count] = cost;
    title[count] = titleCost;
    min = Math.min(min, cost);
    count += 1;
  }
  return { plan, rows, anywhere, title, count, min };
}

/**
 * Typing errors are looked for where they can count: what costs less than one is found without them, and where no more
 * errors are forgiven than are needed, nothing else is kept then.
 */
function weighed(question: WordsQuestion): Weighed {
  const { tolerance } = question.rules;
  const without = tolerance === 'min' || tolerance === 'false' ? weigh(question, false) : null;
  return without && (tolerance === 'false' || without.min < typoCost) ? without : weigh(question, true);
}

function searchWords(question: WordsQuestion): TextMatch {
  const { rules } = question;
  const { plan, rows: rowsFound, anywhere, title, count, min } = weighed(question);
  const max = rules.tolerance === 'min' ? typosIn(min) : rules.tolerance === 'strict' && typosIn(min) < 2 ? 1 : 99;
  const parts = partsIn(min);
  const rows = new Int32Array(count);
  const ranks = new Uint16Array(count);
  let kept = 0;
  for (let place = 0; place < count; place += 1) {
    const cost = anywhere[place]!;
    if (typosIn(cost) > max || partsIn(cost) > parts) continue;
    rows[kept] = rowsFound[place]!;
    ranks[kept] = fitOf(cost, Math.floor(title[place]! / looseCost) === Math.floor(cost / looseCost));
    kept += 1;
  }
  const forgiven = max > 0 && (typosIn(min) > 0 || rules.tolerance === 'true' || rules.tolerance === 'strict');
  return { words: foundWords(question, plan, forgiven), rows: rows.slice(0, kept), ranks: ranks.slice(0, kept) };
}

/** The words of a question with what they were found as, for marking them in an answer. */
function foundWords({ typed, rules }: WordsQuestion, plan: TextPlan, forgiven: boolean): QueryWord[] {
  return typed.map((word, place) => {
    const { exact: right = [], joined = [], typos = [] } = plan.marks[place] ?? {};
    // The shortest are the words themselves, the others are those words with a neighbour.
    const forgivenWords = forgiven ? [...typos].sort((a, b) => a.length - b.length).slice(0, maxMarked) : [];
    return {
      word,
      forms: [...right, ...forgivenWords],
      joined: [...joined],
      prefix: rules.prefixes === 'all' || (rules.prefixes === 'last' && place === typed.length - 1),
    };
  });
}

/** The question with ever fewer words, itself first. */
function shorterQuestions(typed: readonly string[], removing: TextRules['removing']): (readonly string[])[] {
  const places = removing === 'lastWords' || removing === 'firstWords' ? typed.map((_, place) => place) : [0];
  return places.map((less) => (removing === 'firstWords' ? typed.slice(less) : typed.slice(0, typed.length - less)));
}

/** The rows in which the phrases of a question stand and none of the words that it excludes. */
function withSyntax(
  { store, within }: Pick<WordsQuestion, 'store' | 'within'>,
  { phrases, excluded }: QuerySyntax,
  rows: Int32Array<ArrayBuffer>,
): Int32Array<ArrayBuffer> {
  const holds = (row: number, words: readonly string[]): boolean =>
    phraseTokens(words).every((token) => {
      const code = store.find(token);
      return code !== undefined && store.holds(row, code, within);
    });
  return rows.filter(
    (row) => phrases.every((words) => holds(row, words)) && !excluded.some((words) => holds(row, words)),
  );
}

export interface TextQuestion {
  query: string;
  siteRows: Int32Array<ArrayBuffer>;
  rules: TextRules;
  /** Attributes to look for the words in; null for all that are searched. */
  attributes?: readonly string[] | null;
}

/** Looks through the words of each of a site's rows. Every refinement of a question reads its words alike. */
export function searchText(
  store: WordStore,
  synonyms: SynonymTable,
  { query, siteRows: all, rules, attributes = null }: TextQuestion,
): TextMatch | null {
  const within = attributes && store.sets.holding(attributes);
  const syntax = rules.advancedSyntax ? readSyntax(query) : null;
  const isPlain = !syntax || syntax.phrases.length + syntax.excluded.length === 0;
  const siteRows = isPlain ? all : withSyntax({ store, within }, syntax, all);
  const typed = queryWords(syntax?.text ?? query);
  if (typed.length === 0) {
    return isPlain ? null : { words: [], rows: siteRows, ranks: new Uint16Array(siteRows.length).fill(65_535) };
  }
  const optional = new Set(rules.optionalWords);
  const question = { store, synonyms, siteRows, rules, within, isOptional: (word: string) => optional.has(word) };
  let match: TextMatch | null = null;
  for (const words of shorterQuestions(typed, rules.removing)) {
    match = searchWords({ ...question, typed: words });
    if (match.rows.length > 0) return match;
  }
  return rules.removing === 'allOptional' ? searchWords({ ...question, typed, isOptional: () => true }) : match;
}
