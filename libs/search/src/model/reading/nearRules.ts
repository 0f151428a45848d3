import { countryAt, distanceKm, type Position } from '@forecourt/domain';
import { quoteFilterValue } from '../filters.ts';
import { measures } from '../measures.ts';
import { readAmount, queryWords, type QueryWord } from './amounts.ts';
import { says } from './bounds.ts';
import { knownTown } from './knownTowns.ts';
import type { ReadingContext, ReadPart } from './readRule.ts';
import type { Whereabouts } from './whereabouts.ts';
import { wordKey } from './wordKey.ts';

/** Distance in kilometres that `near` means. */
const usualKm = 50;
/** Distance in kilometres within which a showroom is in a town that is named without `near`. */
const townKm = 20;
/** A larger distance is the whole country and is ignored. */
const farthestKm = 5_000;
const longestName = 3;

const isPostcode = (word = ''): boolean => /^\d{4}$/.test(word);

/** Numbers of a query that may be postcodes, for looking them up before it is read. */
export const postcodesIn = (query: string): string[] => [
  ...new Set(queryWords(query).flatMap(({ word }) => (isPostcode(word) ? [word] : []))),
];

/** Cities whose names buyers use for the whole area around them. */
const capitals: readonly string[] =
  'Sydney Melbourne Brisbane Perth Adelaide Hobart Canberra Darwin Auckland Wellington Christchurch'.split(' ');

interface NamedPlace {
  length: number;
  name: string;
  position: Position;
}

const keyOf = (words: readonly QueryWord[]): string => wordKey(words.map(({ word }) => word));

/** A postcode, or the name of a dealer's place or of a well-known town. */
function readPlace(words: readonly QueryWord[], at: number, { places, postcodes }: Whereabouts): NamedPlace | null {
  const word = words[at]?.word ?? '';
  const [first] = places;
  const country = first ? countryAt(first.position) : 'AU';
  const position = isPostcode(word) ? postcodes.get(word) : undefined;
  if (position) return { length: 1, name: word, position };
  for (let length = Math.min(longestName, words.length - at); length > 0; length -= 1) {
    const key = keyOf(words.slice(at, at + length));
    const own = places.find(({ city }) => keyOf(queryWords(city)) === key);
    const found = own ? { name: own.city, position: own.position } : knownTown(key, country);
    if (found) return { length, ...found };
  }
  return null;
}

/** Words before a place: how many words, and the distance they mean. */
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

/**
 * `near penrith`, `within 20 km of 2750`, `2750`: the dealer's places within that distance, or else the nearest one.
 * @param isTown whether any town's name alone is read; a capital's always is
 */
export function readNear(
  words: readonly QueryWord[],
  at: number,
  { years, where, say }: ReadingContext,
  isTown = false,
): ReadPart | null {
  if (where.places.length === 0) return null;
  const lead = readLead(words, at);
  const place = readPlace(words, at + (lead?.length ?? 0), where);
  if (!place) return null;
  const isNumber = isPostcode(place.name);
  const isYear = Number(place.name) >= years.first && Number(place.name) <= years.last;
  // A town's name alone is that town; a number alone may be a year.
  if (!lead && !(isNumber ? !isYear : isTown || capitals.includes(place.name))) return null;
  const isOfTown = !lead && isTown && !isNumber && !capitals.includes(place.name);
  const byDistance = where.places
    .map(({ city, position }) => ({ city, away: distanceKm(place.position, position) }))
    .sort((one, other) => one.away - other.away);
  const [nearest] = byDistance;
  const km = lead?.km ?? (isOfTown && nearest && nearest.away <= townKm ? townKm : usualKm);
  const near = byDistance.filter(({ away }) => away <= km);
  if (!nearest || (near.length === 0 && !lead && !(isTown && !isNumber))) return null;
  const cities = [...new Set((near.length > 0 ? near : [nearest]).map(({ city }) => city))];
  const leaves = cities.map((city) => `city:${quoteFilterValue(city)}`);
  const distance = measures.kilometres.words(near.length > 0 ? km : Math.round(nearest.away));
  const said = { place: place.name, distance };
  return {
    length: (lead?.length ?? 0) + place.length,
    attribute: 'city',
    filter: leaves.length > 1 ? `(${leaves.join(' OR ')})` : leaves.join(''),
    ...(near.length > 0
      ? { text: say('reading.within', said), inSentence: say('reading.noneWithin', said) }
      : { text: say('reading.nearest', { ...said, town: nearest.city }) }),
  };
}
