/** Words that find each other, or words found under another that is not found under them. */
export type SynonymRule =
  | { objectID: string; type: 'synonym'; synonyms: readonly string[] }
  /** One-way: a search for `input` also finds the others; a search for one of the others does not find `input`. */
  | { objectID: string; type: 'oneWaySynonym'; input: string; synonyms: readonly string[] }
  /** A search for `word` also finds these, ranked after `word` and its synonyms, `altCorrection2` last. */
  | { objectID: string; type: 'altCorrection1' | 'altCorrection2'; word: string; corrections: readonly string[] };

const same = (objectID: string, ...synonyms: string[]): SynonymRule => ({ objectID, type: 'synonym', synonyms });
const oneWay = (input: string, ...synonyms: string[]): SynonymRule => ({
  objectID: `finds-${input.replaceAll(' ', '-')}`,
  type: 'oneWaySynonym',
  input,
  synonyms,
});

/** A nickname as it may be written: `troopy` and `troopie`, `beemer` and `beema`. */
const endings = (nickname: string): string[] => [
  ...new Set([
    nickname,
    ...(/(?:ie|ey|y)$/.test(nickname) ? ['ie', 'ey', 'y'].map((end) => nickname.replace(/(?:ie|ey|y)$/, end)) : []),
    ...(nickname.endsWith('er') ? [nickname.replace(/er$/, 'a')] : []),
  ]),
];

/** Toyota's series of LandCruisers: `300 series` stands in listings as `LC300` or `LandCruiser 300`. */
const landCruisers = ['40', '60', '70', '76', '78', '79', '80', '100', '105', '200', '300'].map((series) =>
  same(`landcruiser-${series}`, `${series} series`, `lc${series}`, `landcruiser ${series}`),
);

/** Australian buyers' names for makes and models, by the names that listings have. */
const nicknames: Readonly<Record<string, string>> = {
  volkswagen: 'vee dub, v dub, vdub, veedub, volksy',
  'mercedes benz': 'merco, benzo',
  bmw: 'beemer, bimmer, beamer',
  toyota: 'yota, tojo',
  mitsubishi: 'mitsi, mitsu, mitsy, mitzi',
  'land rover': 'landy, landrover',
  jaguar: 'jag',
  subaru: 'subie, scooby, subi',
  porsche: 'porker, porka',
  peugeot: 'pug',
  suzuki: 'suzi, zuki, zook',
  lamborghini: 'lambo',
  chevrolet: 'chevy, chev',
  nissan: 'datto',
  'alfa romeo': 'alfa',
  'aston martin': 'aston',
  'rolls royce': 'rolls',
  corolla: 'rolla',
  hilux: 'lux, luxy, high lux, highlux',
  landcruiser: 'cruiser, landcrusier, land crusier, lancruiser',
  rav4: 'rav, ravvy',
  kluger: 'klugger, kluga',
  hiace: 'high ace, highace',
  gr86: 'gt86',
  'mx-5': 'miata',
  mazda2: 'demio',
  mazda3: 'axela, mazda three',
  mazda6: 'atenza',
  commodore: 'commo, commy, commodoor, dunny door',
  clubsport: 'clubbie',
  falcon: 'falcodore, falcadore, falcadoor',
  ranger: 'ranga',
  navara: 'navvy',
  'x-trail': 'x trial, xtrial',
  patrol: 'gq, y62, y61',
  pajero: 'paj, pajerro',
  triton: 'trito',
  forester: 'foz, fozzie, forrester',
  impreza: 'impressa',
  wrx: 'rex',
  discovery: 'disco, disco 3, disco 4, disco 5',
  'discovery sport': 'disco sport',
  defender: 'deefer',
  'range rover': 'rangie',
  amarok: 'amorak, amarock',
  carnival: 'carni',
  'g-class': 'g wagon, gwagon, g wagen, gwagen',
  'd-max': 'deemax',
};

/**
 * What Australian buyers type for what dealers list. One-way where the typed word is the wider one: who asks for a 4x4
 * wants four-wheel drives only; who asks for an SUV is not asking for a hatch that is sold as a crossover.
 */
export const defaultSynonyms: readonly SynonymRule[] = [
  ...landCruisers,
  ...Object.entries(nicknames).flatMap(([name, typed]) =>
    typed.split(', ').flatMap((nickname) => endings(nickname).map((spelt) => oneWay(spelt, name))),
  ),
  same('ute', 'ute', 'pickup', 'pick-up', 'utility'),
  ...['pick up truck', 'pickup truck', 'bakkie'].map((words) => oneWay(words, 'ute')),
  ...['tray back', 'trayback', 'flat tray', 'flatbed', 'tray'].flatMap((words) => [
    oneWay(`${words} ute`, 'cab chassis'),
    ...(words === 'tray' ? [] : [oneWay(words, 'cab chassis', 'tray')]),
  ]),
  oneWay('minibus', 'bus', 'people mover'),
  oneWay('passenger van', 'people mover'),
  // For stock that has no vans among its bodies.
  oneWay('van', 'commercial'),
  same('dual-cab', 'dual cab', 'double cab', 'crew cab'),
  oneWay('single cab', 'cab chassis'),
  // Each manufacturer has its own name for the short second row of seats.
  same('extra-cab', 'extra cab', 'xtra cab', 'space cab', 'king cab', 'super cab', 'club cab', 'freestyle cab'),
  // One-way: every second car has electric windows.
  oneWay('electric', 'ev', 'bev'),
  oneWay('electric vehicle', 'ev', 'bev'),
  oneWay('electric car', 'ev', 'bev'),
  same('ev', 'ev', 'bev'),
  { objectID: 'ev-then-plug-in', type: 'altCorrection1', word: 'ev', corrections: ['phev', 'plug-in hybrid'] },
  { objectID: 'ev-then-hybrid', type: 'altCorrection2', word: 'ev', corrections: ['hybrid'] },
  same('plug-in-hybrid', 'phev', 'plug-in hybrid'),
  oneWay('hev', 'hybrid'),
  oneWay('gas', 'lpg'),
  same('petrol', 'petrol', 'unleaded'),
  oneWay('gasoline', 'petrol', 'unleaded'),
  // Buyers who need low range do not mean all-wheel drive, so it is not a synonym of 4x4.
  same('four-wheel-drive', '4x4', '4wd', 'four wheel drive', '4 wheel drive', 'four by four', '4 by 4'),
  same('all-wheel-drive', 'awd', 'all wheel drive'),
  same('two-wheel-drive', '2wd', '4x2', 'two wheel drive', '2 wheel drive'),
  same('front-wheel-drive', 'fwd', 'front wheel drive'),
  same('rear-wheel-drive', 'rwd', 'rear wheel drive'),
  oneWay('crossover', 'suv'),
  oneWay('off-roader', 'suv', '4x4', '4wd'),
  same('wagon', 'wagon', 'station wagon', 'estate'),
  same('people-mover', 'people mover', 'people carrier', 'minivan', 'mpv'),
  same('hatch', 'hatch', 'hatchback'),
  same('sedan', 'sedan', 'saloon'),
  same('convertible', 'convertible', 'cabriolet', 'cabrio', 'soft top'),
  oneWay('roadster', 'convertible'),
  oneWay('drop top', 'convertible'),
  // One-way: Android Auto is not a gearbox.
  oneWay('auto', 'automatic'),
  ...['cvt', 'dct', 'dsg', 'tiptronic', 'steptronic'].map((gearbox) => oneWay(gearbox, 'automatic')),
  oneWay('stick shift', 'manual'),
  same('volkswagen', 'vw', 'volkswagen'),
  ...['76', '78', '79'].map((series) => oneWay(`${series} series`, 'landcruiser 70')),
  oneWay('pop top', 'caravan'),
  same('wildtrak', 'wildtrak', 'wildtrack', 'wild trak', 'wild track'),
  ...['diff lock', 'diff locks', 'diff locker', 'rear lockers', 'lockers'].map((lock) =>
    oneWay(lock, 'differential lock'),
  ),
  ...endings('troopy').map((words) => oneWay(words, 'troopcarrier', 'troop carrier', 'landcruiser 70')),
  same('mercedes-benz', 'merc', 'mercedes', 'mercedes-benz', 'benz'),
  same('gwm', 'gwm', 'great wall'),
  same('motorhome', 'motorhome', 'campervan', 'camper van'),
  // One-way: RV is a badge of Toyota's, and a camper may be a trailer.
  oneWay('rv', 'motorhome', 'campervan'),
  oneWay('motorhome', 'camper'),
  oneWay('campervan', 'camper'),
  oneWay('camper', 'campervan', 'camper trailer', 'motorhome'),
  oneWay('touring caravan', 'caravan'),
  // For stock that has no camper trailers among its bodies.
  oneWay('camper trailer', 'caravan'),
  oneWay('demonstrator', 'demo'),
  oneWay('ex demo', 'demo'),
  oneWay('ex demonstrator', 'demo'),
  oneWay('brand new', 'new'),
  same('used', 'used', 'second hand', 'pre-owned', 'pre-loved'),
  same('grey', 'grey', 'gray'),
  ...['charcoal', 'gunmetal', 'graphite'].map((shade) => oneWay(shade, 'grey')),
  ...['maroon', 'burgundy'].map((shade) => oneWay(shade, 'maroon', 'burgundy', 'red')),
  ...['navy', 'teal', 'turquoise'].map((shade) => oneWay(shade, 'blue')),
  ...['cream', 'pearl'].map((shade) => oneWay(shade, 'white')),
  same('one-owner', 'one owner', 'single owner', '1 owner'),
  ...['roof rack', 'roof racks'].map((rack) => oneWay(rack, 'roof rails')),
  same('surround-view', '360 camera', '360 cam', '360 degree camera', 'surround view camera'),
  same('tow-bar', 'towbar', 'tow bar'),
  same('bull-bar', 'bullbar', 'bull bar'),
  same('sat-nav', 'sat nav', 'navigation', 'gps'),
  same('reversing-camera', 'reversing camera', 'reverse camera', 'rear view camera', 'reversing cam', 'reverse cam'),
];
