/** A text in the GSM alphabet: other characters would more than halve what fits into one text message. */
export function plainLetters(text: string, max: number): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[^A-Za-z0-9 &'.,()/+$:;!?%-]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > max ? `${plain.slice(0, max).trim()}...` : plain;
}
