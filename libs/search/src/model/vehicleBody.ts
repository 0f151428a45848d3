import type { Vehicle } from '@forecourt/domain';
import { canonicalKind } from '@forecourt/domain/stock-words';
import { knownModel } from './reading/knownModels.ts';
import { plainWords, wordKey } from './reading/wordKey.ts';

/** Makes of which nothing is a van, as sellers file it under the same "Commercial". */
const truckMakes = /^(?:hino|fuso|ud|international|freightliner|kenworth|scania|mack)$/i;
/** Isuzu's and Iveco's trucks: N, F and G series; all but the Daily. */
const truckModels = /^(?:isuzu [nfg][a-z]{2}\b|iveco (?!daily))/i;

/** What a model is whose seller files it under a wider heading. */
const narrower: Readonly<Record<string, readonly string[]>> = {
  Van: ['Ute', 'People mover'],
  Wagon: ['People mover'],
};

/**
 * The body type that a vehicle is found under. "Commercial" may be a van, a ute or a truck and a "Wagon" a people
 * mover: there the model tells.
 */
export function vehicleBody({
  simple_body,
  make,
  model,
}: Pick<Vehicle, 'simple_body' | 'make' | 'model'>): string | null {
  const body = canonicalKind('body', simple_body);
  const models = narrower[body ?? ''];
  if (body === null || !models) return body;
  if (body === 'Van' && (truckMakes.test(make) || truckModels.test(`${make} ${model}`))) return 'Light truck';
  const known = knownModel(wordKey(plainWords(`${make} ${model}`)))?.body;
  return known && models.includes(known) ? known : body;
}
