const yes = new Set([
  '1',
  '1.0',
  '-1',
  'true',
  'yes',
  'y',
  't',
  'on',
  'x',
  'tick',
  'ticked',
  'checked',
  '✓',
  '✔',
  '☑',
  '✅',
]);
const no = new Set(['0', '0.0', 'false', 'no', 'n', 'f', 'off', 'unticked', 'unchecked', '☐']);

/**
 * What a word or mark of a feed says to a question.
 * @returns null where it is neither a plain yes nor a plain no
 * @example readYesNo('Off') // false
 */
export function readYesNo(text: string): boolean | null {
  // Emoji may carry a selector that says how they are drawn.
  const word = text
    .replace(/\ufe0f/g, '')
    .trim()
    .toLowerCase();
  if (yes.has(word)) return true;
  return no.has(word) ? false : null;
}
