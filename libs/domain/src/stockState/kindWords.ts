/** What a vehicle has one kind of, and sellers have several words for. */
export const vehicleKinds = ['body', 'fuel', 'transmission', 'drive'] as const;
export type VehicleKind = (typeof vehicleKinds)[number];

type Patterns = readonly (readonly [pattern: RegExp, value: string])[];

/**
 * Of each kind the value for the first pattern that fits what a seller writes, in lower case with single spaces. English
 * of Australia, Britain and the United States, and German. Searches, filters, feeds and typed words all use this table.
 */
export const kindPatterns: Readonly<Record<VehicleKind, Patterns>> = {
  body: [
    [/camper ?trailer/, 'Camper trailer'],
    [/motor ?home|camper ?van/, 'Motorhome'],
    [/\bcaravan/, 'Caravan'],
    [/\bsuv\b|sports? utility|crossover|geländewagen|4wd wagon/, 'SUV'],
    [/\bhatch|liftback|kleinwagen/, 'Hatch'],
    [/cab ?chassis/, 'Cab chassis'],
    [/(?:light|medium|heavy) truck/, 'Light truck'],
    [/\butes?\b|\butility\b|pick ?up|crew cab|\bp ?\/ ?up\b|\btruck\b|dual cab|double cab/, 'Ute'],
    [/people ?(?:mover|carrier)|mini ?van|\bmpv\b/, 'People mover'],
    [/\bbus\b/, 'Bus'],
    [/^vans?$|(?:panel|cargo|delivery|crew|load) ?van|transporter|kastenwagen|commercial/, 'Van'],
    [/wagon|estate|kombi|\btour(?:ing|er)\b/, 'Wagon'],
    [/sedan|saloon|limousine/, 'Sedan'],
    [/coup[eé]|sportwagen/, 'Coupe'],
    [/convertible|cabrio|roadster|soft ?top/, 'Convertible'],
  ],
  fuel: [
    [/plug ?in|phev/, 'Plug-in hybrid'],
    [/hybrid|hev\b|(?:petrol|diesel|unleaded)\W+electric|electric\W+(?:petrol|diesel|unleaded)/, 'Hybrid'],
    [/diesel/, 'Diesel'],
    [/electric|elektr|\bb?ev\b|strom/, 'Electric'],
    [/\blpg\b|autogas|liquefied/, 'LPG'],
    [/hydrogen|wasserstoff|fuel cell/, 'Hydrogen'],
    [/petrol|gasoline|benzin|leaded|\bp?ulp\b|^gas$|super|premium|\be10\b|\b9[158]\b|^p$|flex/, 'Petrol'],
  ],
  transmission: [
    [
      /auto|cvt|dct|dsg|pdk|tiptronic|steptronic|s ?tronic|dual clutch|single speed|reduction gear|^at?$|\da$/,
      'Automatic',
    ],
    [/man|schalt|^mt?$|\dm$/, 'Manual'],
  ],
  drive: [
    [/awd|all wheel|quattro|xdrive|4matic|allrad/, 'AWD'],
    [/4wd|4 ?x ?4|four wheel|4 wheel/, '4x4'],
    [/fwd|front|vorder/, 'FWD'],
    [/rwd|rear|hinter|heck/, 'RWD'],
    [/4 ?x ?2|2wd|(?:two|2) wheel/, '4x2'],
  ],
};

/** Bodies that stand for themselves beside those of the patterns. */
const otherBodies = ['4x4', 'EV', 'Hardtop', 'Prestige'];

const fold = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const spellings: ReadonlyMap<string, string> = new Map(
  [
    ...vehicleKinds.flatMap((kind) => kindPatterns[kind].map(([, value]) => [kind, value] as const)),
    ...otherBodies.map((body) => ['body', body] as const),
  ].map(([kind, value]) => [`${kind} ${fold(value)}`, value]),
);

/**
 * One value for all words of one meaning; null for a word that is not known.
 * @example readKind('drive', '4WD') // '4x4'
 * @example readKind('fuel', 'Premium Unleaded 95') // 'Petrol'
 */
export function readKind(kind: VehicleKind, text: string): string | null {
  const own = spellings.get(`${kind} ${fold(text)}`);
  if (own) return own;
  const words = text
    .toLowerCase()
    .replace(/[-_\s]+/g, ' ')
    .trim();
  return kindPatterns[kind].find(([pattern]) => pattern.test(words))?.[1] ?? null;
}

const isKind = (attribute: string): attribute is VehicleKind => vehicleKinds.some((kind) => kind === attribute);

/**
 * The value under which a search counts what a seller writes: sellers' own words where no meaning is known, null for
 * marks without letters. Attributes that are no kind keep their values.
 * @example canonicalKind('body', 'HATCHBACK') // 'Hatch'
 */
export function canonicalKind(attribute: string, text: string | null): string | null {
  if (text === null || !isKind(attribute)) return text;
  const trimmed = text.trim().replace(/\s+/g, ' ');
  if (fold(trimmed) === '') return null;
  const known = readKind(attribute, trimmed);
  if (known !== null || attribute !== 'body') return known ?? trimmed;
  return trimmed.charAt(0).toUpperCase() + trimmed.slice(1).toLowerCase();
}
