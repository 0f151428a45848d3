import { Refusal } from '../Refusal.ts';

export interface SortBy {
  attribute: string;
  direction: 'asc' | 'desc';
}

/** The order of an index: numbers that come before the text match, and those that come behind it. */
export interface IndexOrder {
  before: readonly SortBy[];
  /** Whether a better text match comes first. */
  byText: boolean;
  /** Whether what stands nearer comes first, where a query has a place. */
  byPlace: boolean;
  /** Whether the scores of a query's filters count. */
  byFilters: boolean;
  after: readonly SortBy[];
}

const criteria = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'];
/** Criteria that look at how well the words fit; the others have nothing to say here. */
const textCriteria = new Set(['typo', 'words', 'proximity', 'attribute', 'exact']);
const sortPattern = /^(asc|desc)\(\s*([^()]{1,200}?)\s*\)$/;

function readSorts(setting: string, value: unknown): (SortBy | string)[] {
  if (!Array.isArray(value) || value.length > 50) {
    throw new Refusal(400, `${setting}: expected a list of at most 50 entries`);
  }
  return value.map((entry: unknown, place) => {
    const found = typeof entry === 'string' ? sortPattern.exec(entry.trim()) : null;
    if (found) return { attribute: found[2] ?? '', direction: found[1] === 'asc' ? 'asc' : 'desc' };
    if (setting === 'ranking' && criteria.some((one) => one === entry)) return String(entry);
    const also = setting === 'ranking' ? `, or one of ${criteria.join(', ')}` : '';
    throw new Refusal(400, `${setting}[${place}]: expected asc(attribute) or desc(attribute)${also}`);
  });
}

const isSort = (entry: SortBy | string): entry is SortBy => typeof entry !== 'string';

/** @param fallback order of an index whose settings say nothing of it */
export function readOrder(stored: Readonly<Record<string, unknown>>, fallback: IndexOrder): IndexOrder {
  const hasSetting = (name: string) => stored[name] !== undefined && stored[name] !== null;
  const custom = hasSetting('customRanking') ? readSorts('customRanking', stored.customRanking).filter(isSort) : null;
  if (!hasSetting('ranking')) return custom ? { ...fallback, after: custom } : fallback;
  const ranking = readSorts('ranking', stored.ranking);
  const text = ranking.findIndex((entry) => !isSort(entry) && textCriteria.has(entry));
  const before = ranking.slice(0, text < 0 ? ranking.length : text).filter(isSort);
  const behind = text < 0 ? [] : ranking.slice(text).filter(isSort);
  return {
    before,
    byText: text >= 0,
    byPlace: ranking.includes('geo'),
    byFilters: ranking.includes('filters'),
    after: [...behind, ...(custom ?? fallback.after)],
  };
}
