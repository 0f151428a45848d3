/** Words that stand where a secret belongs until somebody sets one. */
const placeholders = /\b(demo|example|test)\b|change.?me|replace.?me|placeholder|password|your.?(secret|key)|^secret/i;

/** Fewer different characters than this are drawn by nobody at random. */
const minDifferent = 6;

/** A piece again and again, such as 'abcabcabc'. */
const isRepeated = (text: string): boolean => /^(.+?)\1+.{0,3}$/s.test(text) && text.length >= 8;

/** Most of it counts up, down or stays, as in '12345678' and 'aaaa'. */
function isCounted(text: string): boolean {
  const codes = [...text].map((letter) => letter.charCodeAt(0));
  const steps = codes.slice(1).map((code, place) => code - (codes[place] ?? 0));
  return [-1, 0, 1].some((step) => steps.filter((one) => one === step).length > steps.length / 2);
}

/** Why others would guess a secret; null for one that may have been drawn at random. Never says what it is. */
export function secretWeakness(secret: string): string | null {
  if (placeholders.test(secret)) return 'is a word that everybody knows';
  if (new Set(secret).size < minDifferent || isRepeated(secret) || isCounted(secret)) return 'repeats itself or counts';
  return null;
}

export interface NamedSecret {
  /** How the configuration calls it. */
  name: string;
  value: string;
  /** Characters. */
  min: number;
}

/** What is wrong with the secrets of an installation that others can reach, in sentences that say what to do. */
export function secretProblems(secrets: readonly NamedSecret[]): string[] {
  return secrets.flatMap(({ name, value, min }, place) => {
    const remedy = `set it to ${min} random characters or more, such as those that 'openssl rand -hex 32' prints.`;
    const weakness = value.length < min ? `is shorter than ${min} characters` : secretWeakness(value);
    if (weakness) return [`${name} ${weakness}: ${remedy}`];
    const other = secrets.slice(0, place).find((one) => one.value === value);
    return other ? [`${name} is the same as ${other.name}: ${remedy}`] : [];
  });
}
