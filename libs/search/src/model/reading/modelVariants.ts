import { knownModel } from './knownModels.ts';
import { plainWords, wordKey } from './wordKey.ts';

/** Names that buyers use for all models that begin with them, also for those with names of their own. */
const families: ReadonlySet<string> = new Set([
  'rangerover',
  'tiguan',
  'ioniq',
  'landcruiser',
  'haval',
  'tank',
  'omoda',
  'tiggo',
]);

const keyOf = (value: string): string => wordKey(plainWords(value));

/** Some models, and those of the same make whose names begin with theirs. */
export function longerModels(values: readonly string[], models: readonly string[]): readonly string[] {
  const starts = values.map((value) => `${value.toLowerCase()} `);
  const longer = models.filter((model) => starts.some((start) => model.toLowerCase().startsWith(start)));
  return [...new Set([...values, ...longer])];
}

/** Some models with their variants: a `Range Rover` may be a Sport, but a Corolla Cross is no Corolla. */
export function wholeFamily(values: readonly string[], models: readonly string[]): readonly string[] {
  const keys = new Set(values.map(keyOf));
  const isFamily = values.some((value) => families.has(keyOf(value.split(' > ')[1] ?? '')));
  return longerModels(values, models).filter((value) => {
    const key = keyOf(value);
    return keys.has(key) || isFamily || !knownModel(key);
  });
}
