import { manufacturers } from '@forecourt/domain';

/** Models that Australians trade, by make: those of several words, and those that capitals would spoil. */
const models: Readonly<Record<string, string>> = {
  'Alfa Romeo': 'Giulia|Giulietta|Stelvio|Tonale|MiTo',
  'Aston Martin': 'DB11|DBX|V8 Vantage|Vantage',
  Audi: 'A1|A3|A4|A5|A6|A7|A8|Q2|Q3|Q4 e-tron|Q5|Q6 e-tron|Q7|Q8|Q8 e-tron|e-tron|e-tron GT|RS Q3|RS Q8|RS3|RS6|SQ5|SQ7|TT|R8',
  BMW: '1 Series|2 Series|3 Series|4 Series|5 Series|6 Series|7 Series|8 Series|X1|X2|X3|X4|X5|X6|X7|i3|i4|i5|i7|iX|iX1|iX3|M2|M3|M4|M5|Z4',
  BYD: 'Atto 2|Atto 3|Dolphin|Seal|Sealion 6|Sealion 7|Shark 6',
  Chery: 'Omoda 5|Tiggo 4 Pro|Tiggo 7 Pro|Tiggo 8 Pro Max|Tiggo 4|Tiggo 7|Tiggo 8',
  Chevrolet: 'Silverado|Corvette|Camaro',
  Chrysler: '300|300C|Grand Voyager|PT Cruiser',
  Citroen: 'C3|C3 Aircross|C4|C4 Cactus|C4 Picasso|Grand C4 Picasso|C5 Aircross|C5 X|Berlingo',
  CUPRA: 'Ateca|Born|Formentor|Leon|Tavascan',
  Fiat: '500|500X|Abarth 595|Ducato|Doblo',
  Ford: 'Falcon|Falcon Ute|Fiesta|Focus|Escape|Endura|Everest|F-150|Kuga|Mondeo|Mustang|Mustang Mach-E|Puma|Ranger|Ranger Raptor|Territory|Tourneo|Transit|Transit Custom',
  Genesis: 'G70|G80|GV60|GV70|GV80',
  'Great Wall': 'Steed|V200|X240',
  GWM: 'Cannon|Cannon Alpha|Haval H6|Haval H6GT|Haval Jolion|Ora|Tank 300|Tank 500|Ute',
  Haval: 'H2|H6|H6 GT|H9|Jolion',
  Holden:
    'Acadia|Astra|Barina|Barina Spark|Calais|Captiva|Caprice|Colorado|Colorado 7|Commodore|Cruze|Equinox|Spark|Trailblazer|Trax|Ute',
  Honda: 'Accord|City|Civic|CR-V|HR-V|Jazz|Odyssey|ZR-V',
  Hyundai:
    'Accent|Elantra|Getz|i20|i20 N|i30|i30 N|i30 Sedan|i40|iLoad|iMax|Inster|Ioniq|Ioniq 5|Ioniq 5 N|Ioniq 6|Kona|Kona Electric|Palisade|Santa Fe|Sonata|Staria|Staria Load|Tucson|Veloster|Venue',
  INEOS: 'Grenadier|Grenadier Quartermaster',
  Isuzu: 'D-MAX|MU-X|N Series|F Series',
  Jaguar: 'E-Pace|F-Pace|F-Type|I-Pace|XE|XF|XJ',
  Jeep: 'Avenger|Cherokee|Commander|Compass|Gladiator|Grand Cherokee|Grand Cherokee L|Patriot|Renegade|Wrangler',
  KGM: 'Actyon|Musso|Rexton|Torres',
  Kia: 'Carnival|Cerato|EV3|EV5|EV6|EV9|Grand Carnival|K4|Niro|Optima|Picanto|Rio|Rondo|Seltos|Sorento|Soul|Sportage|Stinger|Stonic|Tasman',
  'Land Rover':
    'Defender|Defender 90|Discovery|Discovery Sport|Freelander|Range Rover|Range Rover Evoque|Range Rover Sport|Range Rover Velar|Range Rover Vogue',
  LDV: 'D90|Deliver 7|Deliver 9|eDeliver 7|eDeliver 9|eT60|G10|MIFA|MIFA 9|T60|T60 Max|V80',
  Lexus: 'CT|ES|GS|GX|IS|LBX|LC|LM|LS|LX|NX|RC|RX|RZ|UX',
  'Lynk & Co': '01|02|03|05|08',
  Mahindra: 'Pik-Up|Scorpio|XUV3XO|XUV700',
  Mazda:
    '2|3|6|BT-50|CX-3|CX-30|CX-5|CX-50|CX-60|CX-7|CX-70|CX-8|CX-80|CX-9|Mazda2|Mazda3|Mazda6|MX-30|MX-5|RX-8|Tribute',
  'Mercedes-Benz':
    'A-Class|B-Class|C-Class|CLA-Class|CLS-Class|E-Class|EQA|EQB|EQC|EQE|EQS|EQV|G-Class|GLA-Class|GLB-Class|GLC-Class|GLE-Class|GLS-Class|S-Class|SL-Class|SLK-Class|Sprinter|V-Class|Valente|Vito|X-Class',
  MG: '3|4|5|6|Cyberster|GS|HS|MG3|MG4|MG5|MG6|QS|ZS|ZS EV|ZST',
  MINI: 'Aceman|Cabrio|Clubman|Convertible|Countryman|Hatch|Paceman|Cooper',
  Mitsubishi:
    'ASX|Challenger|Colt|Eclipse Cross|Express|Lancer|Magna|Mirage|Outlander|Outlander PHEV|Pajero|Pajero Sport|Triton',
  Nissan:
    '350Z|370Z|Altima|ARIYA|Dualis|GT-R|JUKE|LEAF|Maxima|Micra|Murano|Navara|Pathfinder|Patrol|Pulsar|QASHQAI|Tiida|X-TRAIL|Z',
  Peugeot: '208|2008|208 GTi|3008|308|408|5008|508|Boxer|Expert|Partner',
  Polestar: '2|3|4',
  Porsche: '718|718 Boxster|718 Cayman|911|Boxster|Cayenne|Cayman|Macan|Panamera|Taycan',
  RAM: '1500|2500|3500',
  Renault: 'Arkana|Captur|Clio|Kadjar|Kangoo|Koleos|Master|Megane|Megane E-Tech|Trafic|Zoe',
  Skoda: 'Enyaq|Fabia|Kamiq|Karoq|Kodiaq|Octavia|Rapid|Scala|Superb|Yeti',
  SsangYong: 'Korando|Musso|Musso XLV|Rexton|Tivoli|Tivoli XLV',
  Subaru: 'BRZ|Crosstrek|Forester|Impreza|Levorg|Liberty|Outback|Solterra|Tribeca|WRX|WRX STI|XV',
  Suzuki:
    'Alto|APV|Baleno|Celerio|Fronx|Grand Vitara|Ignis|Jimny|Jimny XL|Kizashi|S-Cross|Swift|Swift Sport|SX4|Vitara',
  Tesla: 'Model 3|Model S|Model X|Model Y',
  Toyota:
    '86|Aurion|Avalon|bZ4X|C-HR|Camry|Corolla|Corolla Cross|Echo|FJ Cruiser|Fortuner|GR Corolla|GR Supra|GR Yaris|GR86|Granvia|HiAce|HiLux|Kluger|LandCruiser|LandCruiser 200|LandCruiser 300|LandCruiser 70|LandCruiser 79|LandCruiser Prado|MR2|Prado|Prius|Prius C|Prius V|RAV4|Rukus|Supra|Tarago|Tundra|Yaris|Yaris Cross',
  Volkswagen:
    'Amarok|Arteon|Beetle|Caddy|Caravelle|CC|Crafter|Eos|Golf|Golf R|ID. Buzz|ID.4|ID.5|Jetta|Multivan|Passat|Passat Alltrack|Polo|Scirocco|T-Cross|T-Roc|Tiguan|Tiguan Allspace|Touareg|Transporter|up!',
  Volvo: 'C30|C40|EX30|EX90|S40|S60|S90|V40|V60|V60 Cross Country|XC40|XC60|XC90',
};

/** Names that feeds write for a make beside the one that buyers know. */
const otherMakeNames = ['Isuzu UTE', 'Mercedes Benz', 'VW', 'Lynk & Co', 'Great Wall'];

/** Makes of the trade, and the names that feeds have for them. */
export const makeNames: readonly string[] = [
  ...new Set([...otherMakeNames, ...Object.keys(models), ...manufacturers.map(({ name }) => name)]),
];

/** A name without case, accents, blanks and hyphens, in which feeds differ. @example 'hilux' of 'HI-LUX' */
export const foldName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\s.\-']+/gu, '')
    .toLowerCase();

const makeKeys: Readonly<Record<string, string>> = { isuzuute: 'isuzu', mercedes: 'mercedesbenz', vw: 'volkswagen' };
const modelsByMake: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(models).map(([make, list]) => [foldName(make), list.split('|')]),
);

/** Models of a make, as the maker writes them; none for a make of which none are known. */
export function modelNames(make: string): readonly string[] {
  const folded = foldName(make);
  return modelsByMake.get(makeKeys[folded] ?? folded) ?? [];
}

const spelling = (names: Iterable<string>): ReadonlyMap<string, string> =>
  new Map([...names].map((name) => [foldName(name), name]));
const makeSpellings = spelling(makeNames);
const modelSpellings = spelling([...modelsByMake.values()].flat());

const calmWord = (word: string): string =>
  /\d/.test(word) || word.length < 3 ? word : word.charAt(0) + word.slice(1).toLowerCase();

/** A name of capitals as people write it; words with digits, such as `CX-5`, stay as they are. */
const calm = (text: string): string => text.replace(/[\p{L}\d]+(?:-[\p{L}]*\d[\p{L}\d]*)*/gu, calmWord);

/** The longest known model that a name begins with, as its maker writes it, and the rest: `LANDCRUISER 76`. */
function spellPrefix(text: string): string | null {
  const words = text.split(/\s+/);
  for (let count = words.length - 1; count > 0; count -= 1) {
    const known = modelSpellings.get(foldName(words.slice(0, count).join(' ')));
    if (known !== undefined) return [known, ...words.slice(count)].join(' ');
  }
  return null;
}

/**
 * A make or model as its maker writes it: a make where the feed has only capitals or only small letters, a known model
 * however the feed has it, so that no list has it twice. Other spellings are the feed's own choice.
 * @example spellName('Landcruiser 76', 'model') // 'LandCruiser 76'
 */
export function spellName(text: string, of: 'make' | 'model'): string {
  const isShouted = text === text.toUpperCase();
  const isMixed = !isShouted && text !== text.toLowerCase();
  if (isMixed && of === 'make') return text;
  const hasAccents = text.normalize('NFKD') !== text;
  const known = hasAccents ? undefined : (of === 'make' ? makeSpellings : modelSpellings).get(foldName(text));
  if (known !== undefined) return known;
  const calmed = isShouted ? calm(text) : text;
  return (of === 'model' && !hasAccents ? spellPrefix(calmed) : null) ?? calmed;
}
