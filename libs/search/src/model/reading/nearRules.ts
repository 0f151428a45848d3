import { distanceKm, grouped, type Position } from '@forecourt/domain';
import { quoteFilterValue } from '../filters.ts';
import { readAmount, queryWords, type QueryWord } from './amounts.ts';
import type { ReadPart, YearSpan } from './amountRules.ts';
import { wordKey } from './StockWords.ts';

/** A place of the dealer at which vehicles stand. */
export interface StockPlace {
  /** As the vehicles that stand there say it. */
  city: string;
  position: Position;
}

/** What a reading knows of places. */
export interface Whereabouts {
  places: readonly StockPlace[];
  /** Positions of the query's postcodes, unknown ones left out. */
  postcodes: ReadonlyMap<string, Position>;
}

export const nowhere: Whereabouts = { places: [], postcodes: new Map() };

/** What `near` means, in kilometres. */
const usualKm = 50;
/** Farther than across the country says nothing. */
const farthestKm = 5_000;
const longestName = 3;

const isPostcode = (word = ''): boolean => /^\d{4}$/.test(word);

/** The numbers of a question that may be postcodes, for looking them up before it is read. */
export const postcodesIn = (query: string): string[] => [
  ...new Set(queryWords(query).flatMap(({ word }) => (isPostcode(word) ? [word] : []))),
];

/** Cities that buyers name for all that lies around them. */
const capitals: readonly StockPlace[] = [
  { city: 'Sydney', position: { lat: -33.87, long: 151.21 } },
  { city: 'Melbourne', position: { lat: -37.81, long: 144.96 } },
  { city: 'Brisbane', position: { lat: -27.47, long: 153.03 } },
  { city: 'Perth', position: { lat: -31.95, long: 115.86 } },
  { city: 'Adelaide', position: { lat: -34.93, long: 138.6 } },
  { city: 'Hobart', position: { lat: -42.88, long: 147.33 } },
  { city: 'Canberra', position: { lat: -35.28, long: 149.13 } },
  { city: 'Darwin', position: { lat: -12.46, long: 130.84 } },
];

const isCapital = (name: string): boolean => capitals.some(({ city }) => city === name);

interface NamedPlace {
  length: number;
  name: string;
  position: Position;
}

/** A postcode, or the name of a place of the dealer. */
function readPlace(words: readonly QueryWord[], at: number, { places, postcodes }: Whereabouts): NamedPlace | null {
  const word = words[at]?.word ?? '';
  const position = isPostcode(word) ? postcodes.get(word) : undefined;
  if (position) return { length: 1, name: word, position };
  for (let length = Math.min(longestName, words.length - at); length > 0; length -= 1) {
    const key = wordKey(words.slice(at, at + length).map((one) => one.word));
    const found = [...places, ...capitals].find(({ city }) => wordKey(queryWords(city).map((one) => one.word)) === key);
    if (found) return { length, name: found.city, position: found.position };
  }
  return null;
}

const says = (words: readonly QueryWord[], at: number, expected: readonly string[]): boolean =>
  expected.every((word, place) => words[at + place]?.word === word);

/** Words before a place: how many there are, and how far they reach. */
function readLead(words: readonly QueryWord[], at: number): { length: number; km: number } | null {
  const near = [['near'], ['nearby'], ['around'], ['close', 'to'], ['near', 'to']].find((one) => says(words, at, one));
  if (near) return { length: near.length, km: usualKm };
  const within = words[at]?.word === 'within' ? 1 : 0;
  const amount = readAmount(words, at + within);
  if (amount?.unit !== 'km' || amount.value < 1 || amount.value > farthestKm) return null;
  const joint = at + within + amount.length;
  if (!['of', 'from', 'around', 'to'].includes(words[joint]?.word ?? '')) return null;
  return { length: joint + 1 - at, km: amount.value };
}

/** `near penrith`, `within 20 km of 2750`, `2750`: the dealer's places that are as near, else the nearest one. */
export function readNear(
  words: readonly QueryWord[],
  at: number,
  years: YearSpan,
  where: Whereabouts,
): ReadPart | null {
  if (where.places.length === 0) return null;
  const lead = readLead(words, at);
  const place = readPlace(words, at + (lead?.length ?? 0), where);
  if (!place) return null;
  const isNumber = isPostcode(place.name);
  const isYear = Number(place.name) >= years.first && Number(place.name) <= years.last;
  // The name of a town by itself is that town; a number by itself may be a year.
  if (!lead && !(isNumber ? !isYear : isCapital(place.name))) return null;
  const km = lead?.km ?? usualKm;
  const byDistance = where.places
    .map(({ city, position }) => ({ city, away: distanceKm(place.position, position) }))
    .sort((one, other) => one.away - other.away);
  const near = byDistance.filter(({ away }) => away <= km);
  const [nearest] = byDistance;
  if (!nearest || (!lead && near.length === 0)) return null;
  const cities = [...new Set((near.length > 0 ? near : [nearest]).map(({ city }) => city))];
  const leaves = cities.map((city) => `city:${quoteFilterValue(city)}`);
  return {
    length: (lead?.length ?? 0) + place.length,
    attribute: 'city',
    filter: leaves.length > 1 ? `(${leaves.join(' OR ')})` : leaves.join(''),
    text:
      near.length > 0
        ? `Within ${grouped(km)} km of ${place.name}`
        : `Nearest to ${place.name}: ${nearest.city}, ${grouped(Math.round(nearest.away))} km`,
  };
}
