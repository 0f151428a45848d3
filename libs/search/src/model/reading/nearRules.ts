import { distanceKm, jurisdictions, type Position } from '@forecourt/domain';
import { measures } from '../measures.ts';
import { readAmount, queryWords, type QueryWord } from './amounts.ts';
import { says } from './bounds.ts';
import type { ReadingContext, ReadPart } from './readRule.ts';
import type { Whereabouts } from './whereabouts.ts';
import { wordKey } from './wordKey.ts';

/** Distance in kilometres that `near` means. */
const usualKm = 50;
/** Distance in kilometres within which a showroom is in a town that is named without `near`. */
const townKm = 20;
/** Kilometres within which vehicles of one town may stand. */
const ofOneTown = 5;
/** A larger distance is the whole country and is ignored. */
const farthestKm = 5_000;
const longestName = 3;

const isPostcode = (word = ''): boolean => /^\d{4}$/.test(word);

/** Numbers of a query that may be postcodes, for looking them up before it is read. */
export const postcodesIn = (query: string): string[] => [
  ...new Set(queryWords(query).flatMap(({ word }) => (isPostcode(word) ? [word] : []))),
];

/** Cities whose names buyers use for the whole area around them, and how far it reaches in kilometres. */
const areas: ReadonlyMap<string, number> = new Map([
  ...['Sydney', 'Melbourne'].map((city) => [city, 60] as const),
  ['Perth', 75],
  ...cities(`Brisbane, Adelaide, Hobart, Canberra, Darwin, Newcastle, Wollongong, Central Coast, Geelong, Ballarat,
    Bendigo, Shepparton, Mildura, Warrnambool, Traralgon, Gold Coast, Sunshine Coast, Toowoomba, Townsville, Cairns,
    Mackay, Rockhampton, Bundaberg, Hervey Bay, Gladstone, Mount Isa, Launceston, Devonport, Burnie, Bunbury, Geraldton,
    Kalgoorlie, Karratha, Port Hedland, Broome, Mount Gambier, Whyalla, Port Augusta, Port Lincoln, Alice Springs,
    Albury, Wodonga, Wagga Wagga, Wagga, Tamworth, Dubbo, Port Macquarie, Coffs Harbour, Lismore, Armidale, Griffith,
    Broken Hill, Goulburn, Auckland, Wellington, Christchurch, Dunedin, Tauranga, Rotorua, Palmerston North,
    New Plymouth, Invercargill`),
]);

function cities(names: string): (readonly [string, number])[] {
  return names.split(/,\s+/).map((city) => [city, usualKm] as const);
}

interface NamedPlace {
  length: number;
  name: string;
  position: Position;
  /** Whether its name alone, without a word such as `near`, says that a place is meant. */
  isCertain: boolean;
}

const keyOf = (words: readonly QueryWord[]): string => wordKey(words.map(({ word }) => word));
const states: ReadonlySet<string> = new Set(jurisdictions);
const stateOf = (word = ''): string | null => (states.has(word.toUpperCase()) ? word.toUpperCase() : null);

/** A postcode, or the name of a place of the stock or of a town, perhaps with its state. */
function readPlace(
  words: readonly QueryWord[],
  at: number,
  { places, postcodes, town }: Whereabouts,
): NamedPlace | null {
  const word = words[at]?.word ?? '';
  const position = isPostcode(word) ? postcodes.get(word) : undefined;
  if (position) return { length: 1, name: word, position, isCertain: false };
  const isIn = ['in', 'at', 'from'].includes(words[at - 1]?.word ?? '');
  for (let length = Math.min(longestName, words.length - at); length > 0; length -= 1) {
    const named = words.slice(at, at + length);
    const state = stateOf(words[at + length]?.word);
    const own = places.find(({ city }) => keyOf(queryWords(city)) === keyOf(named));
    const found = town(named.map((one) => one.word).join(' '), state);
    if (state && found) return { ...found, length: length + 1, isCertain: true };
    if (own) return { length, name: own.city, position: own.position, isCertain: true };
    const likeliest = found ?? town(named.map((one) => one.word).join(' '), null);
    if (likeliest) return { ...likeliest, length, isCertain: likeliest.isWellKnown || length > 1 || isIn };
  }
  return null;
}

/** Words before a place: how many words, and the distance they mean; null for the usual one. */
function readLead(words: readonly QueryWord[], at: number): { length: number; km: number | null } | null {
  const near = [['near'], ['nearby'], ['around'], ['close', 'to'], ['near', 'to']].find((one) => says(words, at, one));
  if (near) return { length: near.length, km: null };
  const within = words[at]?.word === 'within' ? 1 : 0;
  const amount = readAmount(words, at + within);
  if (amount?.unit !== 'km' || amount.value < 1 || amount.value > farthestKm) return null;
  const joint = at + within + amount.length;
  if (!['of', 'from', 'around', 'to'].includes(words[joint]?.word ?? '')) return null;
  return { length: joint + 1 - at, km: amount.value };
}

/**
 * `near penrith`, `within 20 km of 2750`, `2750`: what stands within that distance, or else what stands nearest.
 * @param isTown whether any town's name alone is read; a city's that means its area always is
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
  const area = areas.get(place.name);
  // A town's name alone is that town; a number alone may be a year.
  if (!lead && !(isNumber ? !isYear : area !== undefined || (isTown && place.isCertain))) return null;
  const byDistance = where.places
    .map(({ city, position }) => ({ city, away: distanceKm(place.position, position) }))
    .sort((one, other) => one.away - other.away);
  const [nearest] = byDistance;
  if (!nearest) return null;
  const isOfTown = !lead && !isNumber && area === undefined;
  const usual = area ?? (isOfTown && nearest.away <= townKm ? townKm : usualKm);
  const km = lead?.km ?? usual;
  const isNear = nearest.away <= km;
  if (!isNear && !lead && !(isTown && !isNumber)) return null;
  const distance = measures.kilometres.words(isNear ? km : Math.round(nearest.away));
  const said = { place: place.name, distance };
  return {
    length: (lead?.length ?? 0) + place.length,
    attribute: 'city',
    filter: '',
    around: { position: place.position, km: isNear ? km : Math.ceil(nearest.away) + ofOneTown },
    ...(isNear
      ? { text: say('reading.within', said), inSentence: say('reading.noneWithin', said) }
      : { text: say('reading.nearest', { ...said, town: nearest.city }) }),
  };
}
