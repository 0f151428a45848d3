import { isOwnName } from './knownModels.ts';
import { plainWords, wordKey } from './wordKey.ts';

/** How a make numbers its models, and what it calls those that share a beginning. */
interface Numbering {
  /** The family is in the first group. */
  pattern: RegExp;
  family: (beginning: string) => string;
}

/**
 * Makes whose stock is listed by the numbers of engines (320i, C200, NX300h), and whose buyers ask for the family.
 * Facts: the makers' own model names.
 */
const numbering: Readonly<Record<string, Numbering>> = {
  BMW: { pattern: /^M?(\d)(?:\d\d| Series)(?!\d)/i, family: (digit) => `${digit} Series` },
  'Mercedes-Benz': {
    pattern: /^([A-Z]{1,3})(?:[- ]?\d{2,3}(?!\d)|[- ]Class\b)/i,
    family: (letters) => `${letters.toUpperCase()}-Class`,
  },
  Lexus: { pattern: /^([A-Z]{2})(?:[- ]?\d{3}(?!\d)|$)/i, family: (letters) => letters.toUpperCase() },
};

/**
 * The family that a numbered model belongs to; null where the make does not number so.
 * @example modelFamily('BMW > 320i') // '3 Series'
 * @example modelFamily('Mercedes-Benz > C200') // 'C-Class'
 * @example modelFamily('Toyota > 86') // null
 */
export function modelFamily(value: string): string | null {
  const [make = '', model = ''] = value.split(' > ');
  const known = numbering[make];
  const [, beginning] = known?.pattern.exec(model) ?? [];
  return known && beginning !== undefined ? known.family(beginning) : null;
}

/** The family's words as `wordKey` joins them: after its make, and alone where that is distinctive. */
export function familyKeys(value: string): string[] {
  const family = modelFamily(value);
  if (family === null) return [];
  const key = wordKey(plainWords(family));
  const [make = ''] = value.split(' > ');
  return [wordKey(plainWords(make)) + key, ...(isOwnName(key) ? [key] : [])];
}

/** Make and family that all the models share. @example sharedFamily(['BMW > 320i', 'BMW > 330e']) // 'BMW 3 Series' */
export function sharedFamily(values: readonly string[]): string | null {
  const [first = '', ...others] = values;
  const family = modelFamily(first);
  const [make = ''] = first.split(' > ');
  const isShared = others.every((one) => one.startsWith(`${make} > `) && modelFamily(one) === family);
  return family !== null && isShared ? `${make} ${family}` : null;
}
