import { sampleContentSite, sampleNow } from '@forecourt/content/testing';
import { summariseVehicle, type PublicSite, type TemplateName, type VehicleSummary } from '@forecourt/domain';
import { sampleCaravan, sampleVehicle, sampleVehicles } from '@forecourt/domain/testing';
import { sampleLocations } from '@forecourt/locations/testing';
import { sampleOffers } from '@forecourt/offers/testing';
import { Button, Heading, TextAreaField } from '@forecourt/ui';
import { factsOf } from '../contract/facts.ts';
import type { HomeProps, VehiclePageProps } from '../contract/props.ts';

export { sampleNow };

const cars = sampleVehicles.map(summariseVehicle);
const van = summariseVehicle(sampleCaravan);

const others = [
  ['Kia', 'Sportage', 'SUV'],
  ['Nissan', 'Navara', 'Ute'],
  ['MG', 'MG3', 'Hatch'],
  ['Mazda', 'CX-5', 'SUV'],
  ['Isuzu', 'D-MAX', 'Ute'],
] as const;

const mixed: VehicleSummary[] = others.flatMap(([make, model, body], place) => {
  const [first] = cars;
  if (!first) return [];
  const location_name = sampleLocations[place % sampleLocations.length]?.name ?? null;
  const id = `mixed-${place}`;
  return [{ ...first, id, slug: id, make, model, simple_body: body, name: `2022 ${make} ${model}`, location_name }];
});

const vans: VehicleSummary[] = [2, 4, 4, 6].map((sleeps, place) => ({
  ...van,
  id: `van-${place}`,
  slug: `van-${place}`,
  make: place % 2 ? 'Jayco' : 'Crusader',
  simple_body: place === 3 ? 'Motorhome' : 'Caravan',
  sleeps,
}));

/** A typical stock for each template. */
export const sampleStock: Readonly<Record<TemplateName, VehicleSummary[]>> = {
  franchise: cars,
  group: [...cars, ...mixed],
  superstore: [...mixed, ...cars],
  caravan: vans,
};

const flags = sampleContentSite.flags;

/** A sample site for each template. */
export const samplePageSite: Readonly<Record<TemplateName, PublicSite>> = {
  franchise: sampleContentSite,
  group: {
    ...sampleContentSite,
    template: 'group',
    name: 'Southern Motor Group',
    manufacturer: null,
    tagline: 'Ten dealerships, one family',
    locations: sampleLocations,
    dealerships: ['Southern Kia', 'Southern Nissan'].map((name, place) => ({
      id: `dealer-${place}`,
      slug: `dealer-${place}`,
      name,
      licence_number: `LMCT ${1200 + place}`,
      manufacturers: [name.replace('Southern ', '')],
      review_url: null,
    })),
  },
  superstore: {
    ...sampleContentSite,
    template: 'superstore',
    name: 'Haggle-Free Cars',
    manufacturer: null,
    flags: { ...flags, guaranteeStrip: true },
    texts: {
      ...sampleContentSite.texts,
      vehicleNoun: 'car',
      vehicleNounPlural: 'cars',
      heroTitle: 'Love the car. Skip the haggle.',
      locationsBanner: 'Big',
    },
    locations: sampleLocations,
  },
  caravan: {
    ...sampleContentSite,
    template: 'caravan',
    name: 'Coastline Caravans',
    manufacturer: null,
    flags: { ...flags, testDrive: false },
    texts: {
      ...sampleContentSite.texts,
      vehicleNoun: 'caravan',
      vehicleNounPlural: 'caravans',
      heroTitle: 'Wake up somewhere better',
      heroText: 'Caravans and motorhomes matched to your tow car, your crew and your kind of road.',
    },
  },
};

/** All props of a home page, for each template. */
export function sampleHome(template: TemplateName): HomeProps {
  const site = samplePageSite[template];
  const stock = sampleStock[template];
  return {
    site,
    now: sampleNow,
    facts: factsOf(stock),
    featured: stock.slice(0, 8),
    justArrived: stock.slice(2, 6),
    offers: sampleOffers,
  };
}

const form = (
  <form>
    <Heading level={2} size="title">
      Ask us about it
    </Heading>
    <TextAreaField label="Message" name="message" required />
    <Button type="submit">Send my message</Button>
  </form>
);

/** All props of a vehicle page, for each template. */
export function sampleVehiclePage(template: TemplateName): VehiclePageProps {
  return {
    site: samplePageSite[template],
    vehicle: template === 'caravan' ? sampleCaravan : sampleVehicle,
    similar: sampleStock[template].slice(0, 4),
    now: sampleNow,
    slots: { enquire: form },
  };
}
