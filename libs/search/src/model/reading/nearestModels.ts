import type { KnownModel } from './knownModels.ts';
import { modelsWithin } from './modelsWithin.ts';
import type { NamedValues } from './namedValues.ts';
import { plainWords, wordKey } from './wordKey.ts';

/** Bodies for which there is no other: who wants one does not take another kind of the same make. */
const ownBodies: ReadonlySet<string> = new Set(['Ute', 'Van', 'People mover', 'Convertible']);

/**
 * What is nearest to a model that is not there, best first. Models with the beginning of its name, such as the Transit
 * of a Transit Custom; then of the same make with the same body, then the same make, then the same body, as far as the
 * stock has them. What a ute can do no hatch can: there the body comes before the make.
 * @param valuesOf what words name in the stock, as `wordKey` joins them @param models makes and models of the stock
 */
export function nearestModels(
  { make, model, body }: KnownModel,
  valuesOf: (key: string) => readonly NamedValues[],
  models: readonly string[],
): (readonly NamedValues[])[] {
  const beginning = wordKey([...plainWords(make), ...plainWords(model).slice(0, -1)]);
  const shorter = valuesOf(beginning).filter(({ attribute }) => attribute === 'make_model');
  const family = plainWords(model).length > 1 ? modelsWithin([beginning], models) : null;
  const siblings = shorter.length > 0 || !family ? shorter : [family];
  const of = (kind: string, name: string) =>
    valuesOf(wordKey(plainWords(name)))
      .filter(({ attribute }) => attribute === kind)
      .slice(0, 1);
  const [ofMake, ofBody] = [of('make', make), of('body', body)];
  const both = ownBodies.has(body) ? [ofBody, ofMake] : [ofMake, ofBody];
  const either = both.filter((values) => values.length > 0);
  const others = either.length > 1 ? [[...ofMake, ...ofBody], ...either] : either;
  return siblings.length > 0 ? [siblings, ...others] : others;
}
