import type { Vehicle } from '@forecourt/domain';

type Named = Pick<Vehicle, 'make' | 'model'>;

export interface Spellings {
  /** Counts the names of one vehicle, or of several that are spelt alike. */
  add(names: Named, count?: number): void;
  /** The same with make and model in their most frequent spelling; of equally frequent ones the first counted. */
  spell<Given extends Named>(given: Given): Given;
}

/** What a name is without the case, spaces and hyphens in which feeds differ. @example 'hilux' of 'Hi-Lux' */
export const foldedName = (name: string): string => name.toLowerCase().replace(/[\s\-.'’]+/g, '');

/** One spelling for each make and model, so that a name that feeds spell in several ways is one choice of a filter. */
export function openSpellings(): Spellings {
  /** How often each spelling was counted, by folded name. */
  const makes = new Map<string, Map<string, number>>();
  const models = new Map<string, Map<string, number>>();

  function count(known: Map<string, Map<string, number>>, key: string, name: string, times: number): void {
    const spelt = known.get(key) ?? new Map<string, number>();
    known.set(key, spelt.set(name, (spelt.get(name) ?? 0) + times));
  }

  function usual(known: Map<string, Map<string, number>>, key: string, name: string): string {
    let [commonest, times] = [name, 0];
    for (const [spelling, counted] of known.get(key) ?? [])
      if (counted > times) [commonest, times] = [spelling, counted];
    return commonest;
  }

  const keysOf = ({ make, model }: Named) => {
    const makeKey = foldedName(make);
    return [makeKey, `${makeKey} ${foldedName(model)}`] as const;
  };

  return {
    add({ make, model }, times = 1) {
      const [makeKey, modelKey] = keysOf({ make, model });
      count(makes, makeKey, make, times);
      count(models, modelKey, model, times);
    },
    spell(given) {
      const [makeKey, modelKey] = keysOf(given);
      const make = usual(makes, makeKey, given.make);
      const model = usual(models, modelKey, given.model);
      return make === given.make && model === given.model ? given : { ...given, make, model };
    },
  };
}
