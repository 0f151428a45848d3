const shortest = 5;

const sorted = (word: string): string => [...word].sort().join('');

/** Whether one word is the other with a letter more. */
const hasOneMore = (long: string, short: string): boolean =>
  [...long].some((_, place) => long.slice(0, place) + long.slice(place + 1) === short);

/** Words of their own, each a letter away from a kind of vehicle or a colour: a `tray back` is not black. */
const plain = new Set(
  'back blank block bleak blow couple couples grown greed greet greens hatched match rend redo write while rite wage'.split(
    ' ',
  ),
);

/** Whether a name's letters are there in another order behind the first: `Hulix`, `Subura`. */
export const isShuffled = (word: string, known: string): boolean =>
  word.length >= shortest && word !== known && word[0] === known[0] && sorted(word) === sorted(known);

/**
 * Whether a word may be a known one with a letter too many, missing, wrong or in another place. The first letter is
 * right, and both words are long: of short ones too many are close to each other.
 */
export function isMistyped(word: string, known: string): boolean {
  if (word[0] !== known[0] || Math.abs(word.length - known.length) > 1 || word === known || plain.has(word))
    return false;
  const [more, less] = word.length > known.length ? [word, known] : [known, word];
  const wrong = [...word].flatMap((letter, place) => (letter === known[place] ? [] : [place]));
  const isNeighbours = wrong.length === 2 && wrong[1] === (wrong[0] ?? 0) + 1;
  const isSwapped =
    word.length === known.length && sorted(word) === sorted(known) && (isNeighbours || word.at(-1) === known.at(-1));
  if (less.length < shortest - 1 || !/^\p{L}+$/u.test(word + known)) return false;
  if (more.length < shortest) return isSwapped;
  if (more.length > less.length) return hasOneMore(more, less);
  return wrong.length === 1 || isSwapped;
}
