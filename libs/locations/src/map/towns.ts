import { jurisdictionsOf, type CountryCode, type Jurisdiction } from '@forecourt/domain';
import { newZealandSuburbs, suburbs } from './suburbs.ts';

export interface Town {
  name: string;
  lat: number;
  long: number;
  /** A capital is emphasised and labelled before any other town; suburbs are shown on maps of their region alone. */
  rank: 'capital' | 'town' | 'suburb';
}

export const capitals: Readonly<Record<Jurisdiction, Town>> = {
  NSW: { name: 'Sydney', lat: -33.87, long: 151.21, rank: 'capital' },
  VIC: { name: 'Melbourne', lat: -37.81, long: 144.96, rank: 'capital' },
  QLD: { name: 'Brisbane', lat: -27.47, long: 153.03, rank: 'capital' },
  WA: { name: 'Perth', lat: -31.95, long: 115.86, rank: 'capital' },
  SA: { name: 'Adelaide', lat: -34.93, long: 138.6, rank: 'capital' },
  TAS: { name: 'Hobart', lat: -42.88, long: 147.33, rank: 'capital' },
  NT: { name: 'Darwin', lat: -12.46, long: 130.84, rank: 'capital' },
  ACT: { name: 'Canberra', lat: -35.28, long: 149.13, rank: 'capital' },
  NZ: { name: 'Wellington', lat: -41.29, long: 174.78, rank: 'capital' },
};

/** Larger first: where two would overlap, the first is named. */
const others = `
  Newcastle -32.93 151.78, Gold Coast -28 153.4, Wollongong -34.42 150.89, Sunshine Coast -26.65 153.07,
  Geelong -38.15 144.36, Townsville -19.26 146.82, Cairns -16.92 145.77, Toowoomba -27.56 151.95,
  Ballarat -37.56 143.85, Bendigo -36.76 144.28, Albury -36.08 146.92, Launceston -41.44 147.14,
  Mackay -21.14 149.19, Rockhampton -23.38 150.51, Bunbury -33.33 115.64, Bundaberg -24.87 152.35,
  Wagga Wagga -35.11 147.37, Mildura -34.19 142.16, Shepparton -36.38 145.4, Port Macquarie -31.43 152.91,
  Tamworth -31.09 150.93, Orange -33.28 149.1, Dubbo -32.24 148.6, Geraldton -28.77 114.61,
  Kalgoorlie -30.75 121.47, Albany -35.02 117.88, Mount Gambier -37.83 140.78, Whyalla -33.03 137.58,
  Alice Springs -23.7 133.88, Traralgon -38.2 146.54, Coffs Harbour -30.3 153.11, Warrnambool -38.38 142.48,
  Broken Hill -31.95 141.47, Mount Isa -20.73 139.49, Devonport -41.18 146.36, Port Lincoln -34.72 135.86,
  Port Hedland -20.31 118.6, Karratha -20.74 116.85, Broome -17.96 122.24, Emerald -23.53 148.16,
  Esperance -33.86 121.89, Katherine -14.47 132.26, Port Augusta -32.49 137.77, Roma -26.57 148.79,
  Longreach -23.44 144.25, Carnarvon -24.88 113.66, Ceduna -32.13 133.68, Tennant Creek -19.65 134.19`;

const newZealand = `
  Auckland -36.85 174.76, Christchurch -43.53 172.64, Hamilton -37.79 175.28, Tauranga -37.69 176.17,
  Dunedin -45.87 170.5, Palmerston North -40.36 175.61, Napier -39.49 176.91, New Plymouth -39.06 174.08,
  Whangārei -35.73 174.32, Rotorua -38.14 176.25, Nelson -41.27 173.28, Invercargill -46.41 168.35,
  Whanganui -39.93 175.05, Gisborne -38.66 178.02, Queenstown -45.03 168.66, Timaru -44.4 171.25, Taupō -38.69 176.08,
  Blenheim -41.51 173.96, Greymouth -42.45 171.21, Westport -41.75 171.6, Kaitaia -35.11 173.26`;

const listed = (text: string, rank: Town['rank']): Town[] =>
  text.split(',').map((entry) => {
    const [, name = '', lat, long] = /^(\D+) (-\S+) (\S+)$/.exec(entry.trim()) ?? [];
    return { name, lat: Number(lat), long: Number(long), rank };
  });

/** Well-known towns that orient a visitor, capitals first. */
export const towns: readonly Town[] = [
  ...Object.values(capitals),
  ...listed(others, 'town'),
  ...listed(newZealand, 'town'),
  ...listed(suburbs, 'suburb'),
  ...listed(newZealandSuburbs, 'suburb'),
];

/** What a place is said to be near: capitals of states, and the largest cities of a country without states. */
export const citiesOf = (country: CountryCode): Town[] =>
  country === 'NZ'
    ? [capitals.NZ, ...listed(newZealand, 'town').slice(0, 2)]
    : jurisdictionsOf(country).map((state) => capitals[state]);
