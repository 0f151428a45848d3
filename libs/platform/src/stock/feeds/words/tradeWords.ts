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

/** Of each vocabulary the first pattern that fits. English of Australia, Britain and the United States, and German. */
const words: Readonly<Record<Exclude<TradeVocabulary, 'make' | 'model'>, Words>> = {
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
  body: [
    [/\bsuv\b|sport utility|crossover|geländewagen|4wd wagon/, 'SUV'],
    [/\bhatch|liftback|kleinwagen|\d[- ]?door hatch/, 'Hatch'],
    [/cab[- ]?chassis/, 'Cab Chassis'],
    [/\bute\b|pick[- ]?up|crew cab|\bp\/up\b|\btruck\b|dual cab|double cab/, 'Ute'],
    [/people mover|minivan|\bmpv\b|\bbus\b/, 'People Mover'],
    [/\bvan\b|transporter|kastenwagen|light commercial/, 'Van'],
    [/wagon|estate|kombi|touring|tourer/, 'Wagon'],
    [/sedan|saloon|limousine/, 'Sedan'],
    [/coup[eé]|sportwagen/, 'Coupe'],
    [/convertible|cabrio|roadster|soft[- ]?top/, 'Convertible'],
  ],
  fuel: [
    [/plug[- ]?in|phev/, 'Plug-in hybrid'],
    [/hybrid|hev\b/, 'Hybrid'],
    [/diesel/, 'Diesel'],
    [/electric|elektr|\bev\b|\bbev\b|strom/, 'Electric'],
    [/\blpg\b|autogas|liquefied/, 'LPG'],
    [/hydrogen|wasserstoff|fuel cell/, 'Hydrogen'],
    [/petrol|gasoline|benzin|unleaded|\bulp\b|\bp?ulp\b|^gas$|super|premium|e10|^p$|flex/, 'Petrol'],
  ],
  transmission: [
    [
      /auto|cvt|dct|dsg|pdk|tiptronic|steptronic|s[- ]?tronic|dual[- ]clutch|single[- ]speed|reduction gear|^a$|^at$|\d+a$/,
      'Automatic',
    ],
    [/man|schalt|^m$|^mt$|\d+m$/, 'Manual'],
  ],
  drive: [
    [/awd|all[- ]wheel|quattro|xdrive|4matic|allrad/, 'AWD'],
    [/4wd|4x4|4 ?x ?4|four[- ]wheel/, '4WD'],
    [/fwd|front|vorder/, 'FWD'],
    [/rwd|rear|hinter|heck|4x2|2wd/, 'RWD'],
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

/** Vocabularies whose unknown words stand for themselves: a body that is not listed is still the vehicle's body. */
const open: readonly TradeVocabulary[] = ['body'];

/**
 * A word of the trade as ours.
 * @returns '' where the word says that there is nothing, null where the word is not known
 */
export function tradeWord(text: string, of: TradeVocabulary): string | null {
  if (of === 'make' || of === 'model') return spellName(text, of);
  const folded = text
    .toLowerCase()
    .replace(/[_\s]+/g, ' ')
    .trim();
  const found = words[of].find(([pattern]) => pattern.test(folded));
  if (found) return found[1];
  return open.includes(of) ? spellName(text, 'model') : null;
}
