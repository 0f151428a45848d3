import { describe, expect, it } from 'vitest';
import {
  sampleAccessories,
  sampleDiscontinuedModel,
  sampleManufacturer,
  sampleModel,
  sampleModels,
  sampleUpcomingModel,
  sampleVan,
} from '../testing/index.ts';
import { accessoriesCount, accessoriesOf, listTotal } from './accessories.ts';
import { compareVariants, variantChoices } from './compareVariants.ts';
import { modelFacts } from './modelFacts.ts';
import { inOrder, modelGroups, modelsOfBody } from './modelGroups.ts';
import { modelActions, stockHref } from './modelLinks.ts';
import { modelMenuOf } from './modelMenu.ts';
import { statusWords } from './rangeWords.ts';

const names = (models: readonly { name: string }[]) => models.map(({ name }) => name);

describe('groups of models', () => {
  it('[MODEL-02] are in the manufacturer’s order, upcoming and discontinued models last', () => {
    const groups = modelGroups(sampleModels, [sampleManufacturer]);
    expect(groups.map((group) => [group.name, ...names(group.models)])).toEqual([
      ['Cars', 'Corolla', 'GR86'],
      ['Hatch & sedans', 'Corolla'],
      ['SUVs & 4WDs', 'RAV4'],
      ['Utes & Vans', 'HiLux'],
      ['GR & performance', 'GR86'],
      ['Electrified', 'RAV4'],
      ['Upcoming', 'HiLux Electric'],
      ['Discontinued', '86'],
    ]);
  });

  it.each([
    ['suvs-4wds', ['RAV4']],
    ['SUV', ['RAV4']],
    ['ute', ['HiLux']],
    ['upcoming', ['HiLux Electric']],
  ])('[ROUTE-11] %s names %j', (body, found) => {
    expect(names(modelsOfBody(sampleModels, body)?.models ?? [])).toEqual(found);
  });

  it('are null for an unknown body', () => expect(modelsOfBody(sampleModels, 'submarine')).toBeNull());

  it('begin with the cheapest and end with discontinued models', () => {
    expect(names(inOrder(sampleModels))).toEqual(['Corolla', 'HiLux', 'RAV4', 'GR86', 'HiLux Electric', '86']);
  });
});

describe('words and links of a model', () => {
  const site = { searchPath: '/search', pages: { testDrive: '/book-test-drive', enquiry: '/enquiries/new' } };
  const labels = (model: typeof sampleModel, count: number) =>
    modelActions(model, { ...site, count }).map(({ label }) => label);

  it('[MODEL-03] an upcoming model is labelled so and has no stock, every other is all-new', () => {
    expect(statusWords(sampleUpcomingModel)).toBe('Upcoming');
    expect(stockHref(sampleUpcomingModel, '/search', 3)).toBeNull();
    expect(statusWords(sampleModel)).toBe('All-New');
    expect(stockHref(sampleModel, '/search', 3)).toBe('/search/toyota/rav4');
  });

  it('links to a search that can say that there are none', () => {
    expect(stockHref(sampleModel, '/search', 0)).toBe('/search?make=Toyota&model=RAV4');
  });

  it.each([
    ['current, in stock', sampleModel, 12, ['Book a test drive', 'See our stock (12)']],
    ['current, sold out', sampleModel, 0, ['Book a test drive', 'Ask about the wait']],
    ['upcoming', sampleUpcomingModel, 0, ['Register your interest']],
    ['discontinued', sampleDiscontinuedModel, 2, ['See used 86']],
  ])('%s', (_, model, count, found) => expect(labels(model, count)).toEqual(found));

  it('passes the model to the form', () => {
    expect(modelActions(sampleModel, { ...site, count: 0 })[0]?.href).toBe('/book-test-drive?model=Toyota+RAV4');
  });

  it('has the facts of its record, and no others', () => {
    expect(modelFacts(sampleModel).map(({ name, value }) => `${name}: ${value}`)).toEqual([
      'Seats: 5',
      'Energy: Hybrid, from 4.7\u00A0L/100\u00A0km',
      'Towing, braked: 1,500 kg',
      'ANCAP safety, 2019: 5 of 5 stars',
    ]);
    expect(modelFacts(sampleUpcomingModel)).toEqual([]);
    expect(modelFacts(sampleVan).map(({ value }) => value)).toEqual(['Up to 4', '2,010 kg', '2,850 kg', '5.2 m']);
  });
});

describe('variants side by side', () => {
  it('says which facts differ', () => {
    const facts = compareVariants([sampleModel.variants[0]!, sampleModel.variants[2]!]);
    expect(facts.filter(({ differs }) => differs).map(({ name, values }) => [name, ...values])).toEqual([
      ['Drive', 'FWD', 'AWD'],
      ['Fuel use, combined', '4.7 L/100 km', '4.8 L/100 km'],
    ]);
  });

  it('leaves a gap where a variant has no value', () => {
    expect(compareVariants([sampleModel.variants[0]!, { specifications: [] }])[0]?.values).toEqual(['FWD', null]);
  });

  it('is filtered only by facts that differ', () => {
    expect(variantChoices(sampleModel.variants)).toEqual([{ name: 'Drive', values: ['FWD', 'AWD'] }]);
  });
});

describe('accessories', () => {
  it('[MODEL-04] are those that fit the model, by category', () => {
    expect(accessoriesOf(sampleModel, sampleAccessories).map(({ name }) => name)).toEqual([
      'Interior',
      'Styling',
      'Touring',
      'Towing',
    ]);
  });

  it('[MODEL-04] are counted, or have the record’s number where they are listed elsewhere', () => {
    expect(accessoriesCount(sampleModel, sampleAccessories)).toBe(4);
    const elsewhere = { ...sampleModel, accessories_override_url: 'https://parts.example', accessories_count: 38 };
    expect(accessoriesCount(elsewhere, sampleAccessories)).toBe(38);
    expect(accessoriesCount({ ...sampleVan, accessories_count: 7 }, sampleAccessories)).toBe(7);
  });

  it('sum up, apart from those without a price', () => {
    expect(listTotal(sampleAccessories.slice(0, 3))).toEqual({ amount: 168_900, unpriced: 1 });
  });
});

it('[MODEL-02][MODEL-03] fills the menu: each model once, Explore and Our Stock, no stock of upcoming ones', () => {
  const menu = modelMenuOf(sampleModels, [sampleManufacturer], { searchPath: '/search', countOf: () => 1 });
  expect(menu.models).toHaveLength(sampleModels.length);
  const tile = (slug: string) => menu.models.find((one) => one.slug === slug);
  expect(tile('toyota-rav4')).toMatchObject({
    label: 'All-New',
    href: '/models/toyota-rav4',
    stockHref: '/search/toyota/rav4',
    price: 'From $50,200',
  });
  expect(tile('toyota-hilux')?.href).toBe('https://toyota.example/hilux');
  expect(tile('toyota-hilux-electric')).toMatchObject({
    label: 'Upcoming',
    stockHref: null,
    price: 'Price to be announced',
  });
  expect(menu.groups.find(({ name }) => name === 'SUVs & 4WDs')).toEqual({
    name: 'SUVs & 4WDs',
    href: '/models?body=suvs-4wds',
    models: ['toyota-rav4'],
  });
});
