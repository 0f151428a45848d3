/** Characters above U+00FF that PDF's standard fonts have. */
const further = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');
const standIns: ReadonlyMap<string, string> = new Map([
  ...[...'✓✔✅☑●▪■◦‣►▶➤⭐★'].map((mark) => [mark, '•'] as const),
  ...[...'‐‑−'].map((dash) => [dash, '-'] as const),
  ['→', '>'],
  ['≤', '<='],
  ['≥', '>='],
  ['′', "'"],
  ['″', '"'],
]);

const isPrintable = (letter: string) => /[\u0020-\u007e\u00a1-\u00ac\u00ae-\u00ff]/.test(letter) || further.has(letter);

/** A text in characters that the brochure's font has: other accents and emoji are dropped. */
export function printable(text: string): string {
  let printed = '';
  for (const letter of text.normalize('NFC').replace(/\s+/g, ' ')) {
    if (isPrintable(letter)) printed += letter;
    else printed += standIns.get(letter) ?? [...letter.normalize('NFD')].filter(isPrintable).join('');
  }
  return printed.replace(/ {2,}/g, ' ').trim();
}

/** At most so many characters, whole words as far as they go, with an ellipsis where something is left out. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > limit / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:.–-]+$/, '')}…`;
}

/** At most so many characters, whole sentences where that loses little. */
export function shortenToSentence(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const ends = [...text.slice(0, limit).matchAll(/[.!?](?= )/g)];
  const last = ends.at(-1)?.index ?? 0;
  return last > limit * 0.6 ? text.slice(0, last + 1) : shorten(text, limit);
}
