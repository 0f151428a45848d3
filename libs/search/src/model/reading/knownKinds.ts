import { stateOf, meaningsOf } from './meanings.ts';
import type { NamedValues } from './namedValues.ts';
import { plainWords, wordKey } from './wordKey.ts';

/**
 * Kinds of vehicles and colours by the names that the trade has for them, so that a word for one that is not in stock is
 * taken for nothing else: `gold` for no misspelt Golf, `wagon` for no Wagonaire. Orange is a town too.
 */
const kinds: Readonly<Record<string, string>> = {
  colour: 'Beige Black Blue Bronze Brown Gold Green Grey Pink Purple Red Silver White Yellow',
  fuel: 'Diesel Electric Hybrid LPG Petrol',
  body: 'Bus Caravan Convertible Coupe Hatch Motorhome Sedan SUV Ute Van Wagon',
};

let byKey: ReadonlyMap<string, readonly [attribute: string, value: string]> | null = null;

function knownKinds(): NonNullable<typeof byKey> {
  // Read on first use only: a browser that loads this file never needs it.
  byKey ??= new Map(
    Object.entries(kinds).flatMap(([attribute, values]) =>
      values.split(' ').map((value) => [wordKey(plainWords(value)), [attribute, value] as const] as const),
    ),
  );
  return byKey;
}

/** The state, kind of vehicle or colour that some words mean, whether there is one or not. @param key as `wordKey` joins them */
export function knownKind(key: string): NamedValues | null {
  const state = stateOf(key);
  if (state) return { attribute: 'state', values: [state.toUpperCase()] };
  const [kind] = [key, ...meaningsOf(key)].flatMap((one) => {
    const found = knownKinds().get(one);
    return found ? [found] : [];
  });
  return kind ? { attribute: kind[0], values: [kind[1]] } : null;
}
