const shortest = 5;

const sorted = (word: string): string => [...word].sort().join('');

/** Whether one word is the other with a letter more. */
const hasOneMore = (long: string, short: string): boolean =>
  [...long].some((_, place) => long.slice(0, place) + long.slice(place + 1) === short);

/**
 * Whether a word may be a known one with a letter too many, missing, wrong or in another place. The first letter is
 * right, and both words are long: of short ones too many are close to each other.
 */
export function isMistyped(word: string, known: string): boolean {
  if (word[0] !== known[0] || Math.abs(word.length - known.length) > 1 || word === known) return false;
  const [more, less] = word.length > known.length ? [word, known] : [known, word];
  if (less.length < shortest - 1 || more.length < shortest || !/^\p{L}+$/u.test(word + known)) return false;
  if (more.length > less.length) return hasOneMore(more, less);
  const wrong = [...word].filter((letter, place) => letter !== known[place]).length;
  return wrong === 1 || (word.at(-1) === known.at(-1) && sorted(word) === sorted(known));
}
