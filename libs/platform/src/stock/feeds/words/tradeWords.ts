import { readKind, vehicleKinds, type VehicleKind } from '@forecourt/domain/stock-words';
import { spellName } from './vehicleNames.ts';

/** What words of the trade can be about. */
export const tradeVocabularies = [
  'condition',
  'body',
  'fuel',
  'transmission',
  'drive',
  'price-type',
  'state',
  'make',
  'model',
] as const;
export type TradeVocabulary = (typeof tradeVocabularies)[number];

type Words = readonly (readonly [pattern: RegExp, word: string])[];

/** Of each vocabulary that no kind of a vehicle is, the first pattern that fits. English of Australia, Britain and the United States, and German. */
const words: Readonly<Record<Exclude<TradeVocabulary, VehicleKind | 'make' | 'model'>, Words>> = {
  condition: [
    [/^(?:n|nw|new|brand new|new (?:cars?|vehicles?|stock)|neu|neuwagen|neufahrzeug)$/, 'new'],
    [
      /^(?:d|demo|demonstrator|ex[- ]?demo|demo (?:cars?|vehicles?|stock)|vorführ\w*|tageszulassung|dealer demo)$/,
      'demo',
    ],
    [
      /^(?:u|us|used|pre[- ]?owned|second[- ]?hand|near[- ]new|cpo|certified(?: pre[- ]?owned| used)?|approved used|refurbished|used (?:cars?|vehicles?|stock)|gebraucht\w*|jahreswagen)$/,
      'used',
    ],
  ],
  'price-type': [
    [/^(?:y|yes|true|1|da|d\/a)$|drive ?-?away/, 'Drive Away'],
    [/egc|excl|plus on[- ]?roads|before on[- ]?roads/, 'Excl. Gov. Charges'],
    [/^(?:n|no|false|0)$/, ''],
  ],
  state: [
    [/australian capital territory|^act$/, 'ACT'],
    [/new south wales|^nsw$/, 'NSW'],
    [/northern territory|^nt$/, 'NT'],
    [/queensland|^qld$/, 'QLD'],
    [/south australia|^sa$/, 'SA'],
    [/tasmania|^tas$/, 'TAS'],
    [/victoria|^vic$/, 'VIC'],
    [/western australia|^wa$/, 'WA'],
    [/new zealand|^nz$/, 'NZ'],
  ],
};

const isKind = (vocabulary: TradeVocabulary): vocabulary is VehicleKind =>
  vehicleKinds.some((kind) => kind === vocabulary);

/**
 * A word of the trade as ours.
 * @returns '' where the word says that there is nothing, null where the word is not known
 */
export function tradeWord(text: string, of: TradeVocabulary): string | null {
  if (of === 'make' || of === 'model') return spellName(text, of);
  // A body that is not known is still the vehicle's body.
  if (isKind(of)) return readKind(of, text) ?? (of === 'body' ? spellName(text, 'model') : null);
  const folded = text
    .toLowerCase()
    .replace(/[_\s]+/g, ' ')
    .trim();
  return words[of].find(([pattern]) => pattern.test(folded))?.[1] ?? null;
}
