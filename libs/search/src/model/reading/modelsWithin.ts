import { knownModel } from './knownModels.ts';
import type { NamedValues } from './namedValues.ts';
import { plainWords, wordKey } from './wordKey.ts';

/** @example namesWithin('Toyota > LandCruiser Prado') // ['landcruiser', 'landcruiserprado', 'prado'] */
export function namesWithin(value: string): string[] {
  const words = plainWords(value.split(' > ')[1] ?? '');
  return words.flatMap((_, from) =>
    words.slice(from).map((_word, more) => wordKey(words.slice(from, from + more + 1))),
  );
}

/**
 * Models that have a known model's name within their own: LandCruisers are `LandCruiser 300`s and `LandCruiser Prado`s.
 * @param keys words and what they mean, as `wordKey` joins them @param models makes and models of the stock
 */
export function modelsWithin(keys: readonly string[], models: readonly string[]): NamedValues | null {
  const model = keys.map(knownModel).find(Boolean);
  if (!model) return null;
  const name = wordKey(plainWords(model.model));
  const values = models.filter((one) => one.startsWith(`${model.make} > `) && namesWithin(one).includes(name));
  return values.length === 0 ? null : { attribute: 'make_model', values, name: `${model.make} ${model.model}` };
}
