/** Pairs of letters that hardly any name has: j, q and x before or after most consonants. */
const rarePair = /(?=([jqx][bcdfghjklmnpqrsvwxz]|[bcdfgkmpvwz][jqx]))/g;
const consonants = /[bcdfghjklmnpqrstvwxz]{8}/;

/** Whether a word looks like keys pressed at random. Names of any language in Latin letters do not. */
export function isScrambled(word: string): boolean {
  const letters = word.normalize('NFD').replace(/\p{M}/gu, '');
  if (!/^[a-z]{6,}$/i.test(letters)) return false;
  if (/[a-z]{2}(?:[A-Z]{2}|[A-Z]$)/.test(letters)) return true;
  const changes = letters.match(/(?=[a-z][A-Z])/g)?.length ?? 0;
  if (changes >= (/^[a-z]/.test(letters) ? 2 : 3)) return true;
  const small = letters.toLowerCase();
  const vowels = small.match(/[aeiouy]/g)?.length ?? 0;
  if (small.length >= 8 && (small.match(rarePair)?.length ?? 0) >= 2) return true;
  return consonants.test(small) || (small.length >= 10 && vowels / small.length < 0.15);
}

/** Whether a text of a few words says nothing in any language. */
export function isScrambledText(text: string): boolean {
  const words = text.split(/[\s.,!?]+/).filter((word) => word.length > 2);
  return words.length > 0 && words.length <= 6 && words.filter(isScrambled).length > words.length / 2;
}
