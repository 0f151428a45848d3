/** A vehicle as the index holds it. */
export type IndexedVehicle = Readonly<Record<string, unknown>> & {
  objectID: string;
  price: number | null;
  km: number | null;
};

/** One line of the judged set: what a buyer types, and what a salesperson shows first. */
export interface Judged {
  query: string;
  wanted: readonly Wish[];
}

/**
 * What a vehicle has to be, one of several where `|` stands between them; all wishes of a query together.
 *
 * @example 'price<=40000', 'colour~white', 'cheap=1', 'body=Ute|Van', 'fuel!=Diesel', 'none=1' where no vehicle is right
 */
interface Wish {
  attribute: string;
  operator: '=' | '~' | '!=' | '!~' | '<=' | '>=';
  value: string;
}

const operators = '<=|>=|!=|!~|=|~';
const wishPattern = new RegExp(`([a-z_]+)(${operators})(.*?)(?=\\s+[a-z_]+(?:${operators})|$)`, 'g');

/** @throws where a line has no query or no wish */
export function readJudged(text: string): Judged[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [query = '', wishes = ''] = line.split('\t');
      const parsed = [...wishes.matchAll(wishPattern)].map(([, attribute = '', operator = '=', value = '']) => ({
        attribute,
        operator: operator as Wish['operator'],
        value: value.trim(),
      }));
      if (!query || parsed.length === 0) throw new Error(`not a judged query: ${line}`);
      return { query, wanted: parsed };
    });
}

/**
 * What `cheap` and `low kms` mean: the lower third of the stock, of kilometres the used one, wider than any one rule for
 * it. New vehicles have none: they would leave no used one with few.
 */
export interface Thirds {
  price: number;
  km: number;
}

export function thirdsOf(records: readonly IndexedVehicle[]): Thirds {
  const third = (numbers: readonly (number | null)[]): number => {
    const known = numbers.filter((one) => one !== null && one > 0).toSorted((a, b) => Number(a) - Number(b));
    return Number(known[Math.floor(known.length / 3)] ?? 0);
  };
  return {
    price: third(records.map(({ price }) => price)),
    km: third(records.filter((one) => one['car_type'] === 'used').map(({ km }) => km)),
  };
}

/** Texts of an attribute; a list has several, and what a record does not say is an empty one. */
function textsOf(held: unknown): string[] {
  return (Array.isArray(held) ? held : [held]).map((one: unknown) =>
    (typeof one === 'string' || typeof one === 'number' ? String(one) : '').toLowerCase(),
  );
}

function holds(record: IndexedVehicle, { attribute, operator, value }: Wish, thirds: Thirds): boolean {
  if (attribute === 'cheap') return record.price !== null && record.price <= thirds.price;
  if (attribute === 'none') return false;
  if (attribute === 'lowkm') return record.km !== null && record.km <= thirds.km;
  const held: unknown = record[attribute];
  const wished = value.toLowerCase().split('|');
  const isOneOf = textsOf(held).some((text) => wished.includes(text));
  const endsSo = textsOf(held).some((text) => wished.some((end) => text.split(/\s+/).at(-1)?.endsWith(end)));
  switch (operator) {
    case '=':
      return isOneOf;
    case '!=':
      return !isOneOf;
    case '~':
      return endsSo;
    case '!~':
      return !endsSo;
    case '<=':
      return typeof held === 'number' && held <= Number(value);
    case '>=':
      return typeof held === 'number' && held >= Number(value);
  }
}

/** 3 where a vehicle fulfils every wish, 1 where it misses one of several, else 0. */
export function gradeOf(record: IndexedVehicle, wanted: readonly Wish[], thirds: Thirds): number {
  const missing = wanted.filter((wish) => !holds(record, wish, thirds)).length;
  return missing === 0 ? 3 : missing === 1 && wanted.length > 1 ? 1 : 0;
}

const top = 10;
const gain = (grades: readonly number[]): number =>
  grades.slice(0, top).reduce((sum, grade, place) => sum + grade / Math.log2(place + 2), 0);

export interface Verdict {
  query: string;
  /** 1 where the first ten are as good as the stock allows. */
  ndcg: number;
  /** The first is as good as any. */
  success: boolean;
  empty: boolean;
}

/**
 * Where no vehicle is right, nothing is to be shown.
 * @param all grades of the whole stock @param shown those of what was found, in order
 */
export function judge(query: string, all: readonly number[], shown: readonly number[]): Verdict {
  const ideal = all.toSorted((a, b) => b - a);
  const best = gain(ideal);
  if (best === 0) return { query, ndcg: Number(shown.length === 0), success: shown.length === 0, empty: false };
  return {
    query,
    ndcg: gain(shown) / best,
    success: shown[0] === ideal[0],
    empty: shown.length === 0,
  };
}
