import { cents, slugify } from '@forecourt/domain';
import type { Chance } from './chance.ts';
import type { CommentFacts } from './comments.ts';
import type { Dealer } from './dealer.ts';
import type { Subject } from './subject.ts';

/** Feeds spell some makes their own way; the domain puts them right. */
const feedSpellings: Readonly<Record<string, string>> = {
  Suzuki: 'Suzuki Australia',
  'Mercedes-Benz': 'Mercedes Benz',
  Isuzu: 'Isuzu UTE',
  Viscount: 'Viscount Caravans',
};

export function feedMake(chance: Chance, make: string): string {
  const spelling = feedSpellings[make];
  return spelling && chance.is(0.4) ? spelling : make;
}

export const vehicleName = ({ year, make, model, badge }: Subject): string => [year, make, model, badge].join(' ');

export const vehicleSlug = (subject: Subject, stocknum: string): string =>
  slugify(`${vehicleName(subject)} ${stocknum}`);

const bands: readonly (readonly [dollars: number, label: string])[] = [
  [20_000, 'Under $20,000'],
  [30_000, 'Under $30,000'],
  [50_000, 'Under $50,000'],
];
const workBodies = new Set(['Ute', 'Cab chassis', 'Van', 'Light truck']);

/** Groups a buyer browses by. @param price whole cents */
export function categoriesOf(subject: Subject, price: number | null): string[] {
  const { specification, body, towing, worth } = subject;
  const isFirstCar = subject.carType === 'used' && worth < 18_000 && specification.cylinders !== 8;
  return [
    subject.kind === 'caravan' ? `${body}s` : null,
    ...bands.filter(([limit]) => price !== null && price < cents(limit)).map(([, label]) => label),
    specification.simple_fuel === 'Electric' ? 'Electric' : null,
    specification.simple_fuel?.toLowerCase().includes('hybrid') ? 'Hybrid' : null,
    (specification.seats ?? 0) >= 7 && body !== 'Bus' ? 'Seven seats or more' : null,
    towing >= 3_000 ? 'Tows three tonnes' : null,
    workBodies.has(body) ? 'Work vehicles' : null,
    isFirstCar ? 'First cars' : null,
    specification.drive === '4x4' ? 'Four-wheel drives' : null,
    (specification.caravan?.sleeps ?? 0) >= 4 ? 'Family' : null,
  ].filter((category) => category !== null);
}

const thousands = (amount: number) => amount.toLocaleString('en-AU');

export function commentFacts(
  chance: Chance,
  subject: Subject,
  dealer: Dealer,
  colour: string,
  city: string,
): CommentFacts {
  const { specification, km, equipment } = subject;
  const [feature1, feature2, feature3] = chance
    .some(equipment, 3)
    .map((one) => one.replace(/^([A-Z])(?=[a-z])/, (letter) => letter.toLowerCase()));
  const tare = specification.caravan?.tare_weight;
  return {
    kind: subject.kind === 'car' ? subject.carType : subject.carType === 'used' ? 'caravan' : 'newCaravan',
    words: {
      name: vehicleName(subject),
      model: subject.model,
      badge: subject.badge,
      year: String(subject.year),
      colour,
      city,
      dealer: dealer.name,
      body: subject.body === 'SUV' ? 'SUV' : subject.body.toLowerCase(),
      km: km === null ? null : `${thousands(km)} km`,
      fuel: specification.simple_fuel === 'Electric' ? null : (specification.simple_fuel?.toLowerCase() ?? null),
      transmission: specification.trans ?? null,
      seats: specification.seats && specification.seats >= 5 ? numberWord(specification.seats) : null,
      towing: subject.towing >= 2_000 ? `${thousands(subject.towing)} kg` : null,
      sleeps: specification.caravan?.sleeps ? numberWord(specification.caravan.sleeps) : null,
      tare: tare ? `${thousands(tare)} kg` : null,
      lightTare: tare && tare <= 1_800 ? `${thousands(tare)} kg` : null,
      feature1: feature1 ?? null,
      feature2: feature2 ?? null,
      feature3: feature3 ?? null,
    },
  };
}

function numberWord(count: number): string {
  return ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'][count] ?? String(count);
}
