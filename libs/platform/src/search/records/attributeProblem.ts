import { filterAttributes, searchAttributes } from '@forecourt/domain';

const isWord = (value: unknown): boolean => ['string', 'boolean', 'number'].includes(typeof value);

const isChange = (value: unknown): boolean => typeof value === 'object' && value !== null && '_operation' in value;

/** Attributes that are compared as numbers: a text among them would be found by no range, and sorted anywhere. */
const isNumber = (name: keyof typeof searchAttributes): boolean =>
  ['number', 'days'].includes(searchAttributes[name].kind);

/**
 * What is wrong with a value that a search filters by. A record may leave out any of them, or say that there is none.
 * @returns the field and what would be right, or null where nothing is wrong
 * @example attributeProblem({ price: '12,000' }) // 'price: expected a number'
 */
export function attributeProblem(record: Readonly<Record<string, unknown>>): string | null {
  for (const name of filterAttributes) {
    const value = record[name];
    // `{ _operation: 'Increment', value: 1 }` changes what is there: the engine checks those.
    if (value === undefined || value === null || isChange(value)) continue;
    if (isNumber(name)) {
      if (typeof value !== 'number' || !Number.isFinite(value)) return `${name}: expected a number`;
    } else if (!(Array.isArray(value) ? value.every(isWord) : isWord(value))) {
      return `${name}: expected a text or a list of texts`;
    }
  }
  return null;
}
