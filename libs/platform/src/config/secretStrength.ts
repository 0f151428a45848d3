/** Placeholder words that mark a secret which was never set. */
const placeholders = /\b(demo|example|test)\b|change.?me|replace.?me|placeholder|password|your.?(secret|key)|^secret/i;

/** A random secret practically never has fewer different characters than this. */
const minDifferent = 6;

/** A repeated pattern, such as 'abcabcabc'. */
const isRepeated = (text: string): boolean => /^(.+?)\1+.{0,3}$/s.test(text) && text.length >= 8;

/** Mostly ascending, descending or repeated characters, as in '12345678' and 'aaaa'. */
function isCounted(text: string): boolean {
  const codes = [...text].map((letter) => letter.charCodeAt(0));
  const steps = codes.slice(1).map((code, place) => code - (codes[place] ?? 0));
  return [-1, 0, 1].some((step) => steps.filter((one) => one === step).length > steps.length / 2);
}

/** Why a secret is easy to guess; null for one that looks random. Never repeats the secret. */
export function secretWeakness(secret: string): string | null {
  if (placeholders.test(secret)) return 'is a word that everybody knows';
  if (new Set(secret).size < minDifferent || isRepeated(secret) || isCounted(secret)) return 'repeats itself or counts';
  return null;
}

export interface NamedSecret {
  /** Name of its variable. */
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
