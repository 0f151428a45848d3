import {
  accessorySchema,
  manufacturerSchema,
  rangeModelSchema,
  type Accessory,
  type Manufacturer,
  type RangeModel,
} from '@forecourt/domain';
import { sampleServiceProgramme } from './sampleServiceProgramme.ts';

type ModelInput = Parameters<typeof rangeModelSchema.parse>[0];

const model = (slug: string, fields: ModelInput): RangeModel => ({
  ...rangeModelSchema.parse({ manufacturer_name: 'Toyota', ...(fields as object) }),
  slug,
});

const picture = (name: string) => `/demo/${name}.svg`;
const grade = (name: string, price: number, drive: string, more: object = {}) => ({
  name,
  price,
  drive,
  fuel: 'Hybrid',
  gains: ['18-inch alloy wheels', 'Power tailgate', 'Heated front seats'],
  specifications: [
    { group: 'Performance', name: 'Drive', value: drive },
    { group: 'Performance', name: 'Fuel use, combined', value: drive === 'AWD' ? '4.8 L/100 km' : '4.7 L/100 km' },
    { group: 'Size', name: 'Length', value: '4,600 mm' },
  ],
  ...more,
});

export const sampleModel: RangeModel = model('toyota-rav4', {
  name: 'RAV4',
  body: 'SUV',
  manufacturer_body: 'SUVs & 4WDs',
  manufacturer_body_2: 'Electrified',
  image: picture('rav4-front'),
  lead: 'A hybrid SUV for five, with two or four driven wheels.',
  price_from: 5_020_000,
  price_state: 'WA',
  price_includes: 'Dealer delivery, stamp duty, plates and 12 months of registration.',
  reasons: [
    { title: 'Fill up less often', text: 'The hybrid charges itself as you brake.' },
    { title: 'Sits up, opens wide', text: 'A high seat and a low loading lip.' },
    { title: 'Watches the road with you', text: 'It brakes for people and bicycles.' },
  ],
  variants: [
    grade('GX', 5_020_000, 'FWD', { gains: [] }),
    grade('GXL', 5_390_000, 'FWD'),
    grade('Edge', 6_430_000, 'AWD'),
  ],
  colours: [
    { name: 'Glacier White', swatch: '#f1f2f0', image: picture('rav4-front') },
    { name: 'Crimson Red', swatch: '#a5161f', surcharge: 59_500, image: picture('rav4-rear') },
  ],
  seats: 5,
  safety: { ancap_stars: 5, ancap_year: 2019, features: ['Autonomous emergency braking', 'Lane-keeping assist'] },
  towing: 1_500,
  fuel: 'Hybrid',
  fuel_use: 4.7,
  gallery: [{ url: picture('rav4-rear'), alt: 'Toyota RAV4 from behind' }],
  brochure: { href: 'https://toyota.example/rav4.pdf', megabytes: 4 },
  warranty: '5 years, unlimited kilometres',
  disclaimer: 'A sample. Every figure is invented.',
});

export const sampleUpcomingModel: RangeModel = model('toyota-hilux-electric', {
  name: 'HiLux Electric',
  status: 'coming_soon',
  body: 'Ute',
  lead: 'On its way to Australia.',
});

export const sampleDiscontinuedModel: RangeModel = model('toyota-86', {
  name: '86',
  status: 'discontinued',
  body: 'Coupe',
  image: picture('rav4-rear'),
  successor: 'toyota-rav4',
});

export const sampleVan: RangeModel = model('jayco-journey', {
  name: 'Journey',
  manufacturer_name: 'Jayco',
  body: 'Caravan',
  manufacturer_body: 'Caravans',
  image: picture('rav4-front'),
  price_from: 6_799_000,
  price_state: 'QLD',
  variants: [{ name: '16.51-1', price: 6_799_000 }],
  caravan: { sleeps: 4, tare: 2_010, atm: 2_850, length: 5_230 },
});

export const sampleModels: readonly RangeModel[] = [
  sampleModel,
  model('toyota-corolla', {
    name: 'Corolla',
    body: 'Hatch',
    manufacturer_body: 'Cars',
    manufacturer_body_2: 'Hatch & sedans',
    image: picture('rav4-front'),
    price_from: 3_549_000,
    price_state: 'WA',
  }),
  model('toyota-hilux', {
    name: 'HiLux',
    body: 'Ute',
    manufacturer_body: 'Utes & Vans',
    price_from: 4_590_000,
    price_state: 'WA',
    override_url: 'https://toyota.example/hilux',
  }),
  model('toyota-gr86', {
    name: 'GR86',
    body: 'Coupe',
    manufacturer_body: 'Cars',
    manufacturer_body_2: 'GR & performance',
  }),
  sampleUpcomingModel,
  sampleDiscontinuedModel,
];

export const sampleManufacturer: Manufacturer = {
  ...manufacturerSchema.parse({
    name: 'Toyota',
    lead: 'Hatches, hybrids and utes.',
    capped_service: sampleServiceProgramme,
  }),
  slug: 'toyota',
};

const accessory = (name: string, fields: object): Accessory => ({
  ...accessorySchema.parse({ name, manufacturer_name: 'Toyota', models: ['toyota-rav4'], ...fields }),
  slug: `toyota-${name.toLowerCase().replaceAll(' ', '-')}`,
});

export const sampleAccessories: readonly Accessory[] = [
  accessory('Tow bar', { category: 'Towing', price: 149_000, mass: 32, text: 'Rated to the vehicle, with wiring.' }),
  accessory('Floor mats', { category: 'Interior', price: 19_900, image: picture('rav4-rear') }),
  accessory('Canopy', { category: 'Touring', price: null }),
  accessory('Sport wheels', { category: 'Styling', price: 189_000, variants: ['GXL'] }),
  accessory('Tray liner', { category: 'Work', price: 56_000, models: ['toyota-hilux'] }),
];
