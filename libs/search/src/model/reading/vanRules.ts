import { eitherOf } from '../filterWords.ts';
import type { QueryWord } from './amounts.ts';
import { readNamed, type NamedPart } from './namedRules.ts';
import type { ReadRule } from './readRule.ts';

/** A van with more seats than this carries people. */
const mostLoadSeats = 3;
const seat = /^seat(?:s|er|ers)?$/;
const berth = /^(?:berths?|bunks?|sleeps|ensuite|annexe?)$/;

/** The largest number of seats that a question asks for; 0 for none. */
const seatsAsked = (words: readonly QueryWord[]): number =>
  Math.max(
    0,
    ...words.map(({ word }, at) => (seat.test(words[at + 1]?.word ?? '') ? Number.parseInt(word, 10) || 0 : 0)),
  );

/** `5 berth van` is a caravan, as any van where none carries loads, `8 seat van` a people mover or a bus as well; else a van is one that carries loads. */
export const readVan: ReadRule<NamedPart> = (words, at, context) => {
  const own = words[at];
  if (!own || !/^vans?$/.test(own.word)) return null;
  const as = (word: string): NamedPart | null => {
    const part = readNamed([{ ...own, word }], 0, context);
    return part?.attribute === 'body' && !part.isAbsent ? part : null;
  };
  const load = as('van');
  if (!load || words.some(({ word }) => berth.test(word))) return as('caravan');
  const carrier = seatsAsked(words) > mostLoadSeats ? as('minibus') : null;
  if (!carrier) return null;
  const values = [...load.values, ...carrier.values];
  const either = `(${[load.filter, carrier.filter].join(' OR ').replace(/[()]/g, '')})`;
  return { ...carrier, values, filter: either, text: eitherOf(values, context.sayValue) };
};
