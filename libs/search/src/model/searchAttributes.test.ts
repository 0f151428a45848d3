import { filterAttributes, searchAttributes, siteSearchSchema, type SearchAttribute } from '@forecourt/domain';
import { sampleCaravan, sampleFigures, sampleVehicle } from '@forecourt/domain/testing';
import { describe, expect, it } from 'vitest';
import type { AttributeReaders } from './attributeValues.ts';
import { chosenFilters } from './chosenFilters.ts';
import { primaryIndex } from './indexes.ts';
import { facetAttributes } from './indexSettings.ts';
import { measures, type MeasureRules } from './measures.ts';
import { toSearchRecord } from './record.ts';
import { searchSections, sectionControl, sectionKind } from './searchSections.ts';
import { searchParams } from './searchParams.ts';
import { toUiState } from './uiState.ts';
import { readSearchUrl, writeSearchUrl } from './urlState.ts';

const now = new Date('2026-11-22T00:00:00Z');
const car = {
  ...sampleVehicle,
  finance: sampleFigures,
  subscription_price: 19_900,
  tag: 'Runout',
  categories: ['Family'],
};
const records = [toSearchRecord(car), toSearchRecord(sampleCaravan)];

/** A sample address for each kind, and the text its chip must contain. */
const spelt: Readonly<Record<SearchAttribute['kind'] | 'range', { value: string; chip: RegExp }>> = {
  words: { value: 'Anything', chip: /^Anything$/ },
  number: { value: '4', chip: /^\D*4\D*$/ },
  band: { value: '$10,000-$20,000', chip: /^\$10,000-\$20,000( a week)?$/ },
  flag: { value: 'true', chip: /^Certified( only)?$/ },
  days: { value: '7', chip: /^Listed in the last 7 days$/ },
  body: { value: 'suv', chip: /^SUV$/ },
  make: { value: 'Kia', chip: /^Kia$/ },
  makeModel: { value: 'Kia > EV6', chip: /^Kia EV6$/ },
  range: { value: '2000-3000', chip: /^\D*[\d,.]+.* to .*[\d,.]+\D*$/ },
};

describe.each(filterAttributes)('[SRCH-08] %s', (attribute) => {
  const row: SearchAttribute = searchAttributes[attribute];
  const search = siteSearchSchema.parse({ filters: [{ attribute }] });
  const [section] = searchSections({ search, flags: { certifiedFilter: false } });
  if (!section) throw new Error('a site can be configured with every attribute by its name alone');
  const kind = sectionKind(section);
  const { value, chip } = spelt[kind === 'range' ? 'range' : row.kind];

  it('has a value in the records of the index, of the type of its kind', () => {
    const values = records.map((record) => record[attribute]).filter((one) => one !== null);
    expect(values.length).toBeGreaterThan(0);
    for (const one of values) {
      if (row.kind === 'number' || row.kind === 'days') expect(typeof one).toBe('number');
      else expect([one].flat().every((word) => typeof word === 'string')).toBe(true);
    }
  });

  it('can be asked for and counted', () => {
    expect(facetAttributes).toContain(attribute);
  });

  it('is shown with the control of its row', () => {
    expect(sectionControl(section)).toBe(row.control);
    expect(section.title).not.toBe('');
  });

  it('goes from the address to the question and back', () => {
    const address = new URLSearchParams({ [attribute]: value });
    const read = readSearchUrl(address, [section]);
    expect(writeSearchUrl(read, [section]).toString()).toBe(address.toString());
    const { facetFilters, numericFilters } = searchParams(toUiState(read, primaryIndex), now);
    expect(JSON.stringify([facetFilters, numericFilters])).toContain(`"${attribute}`);
  });

  it('is named on a chip that is understood outside its section', () => {
    const state = toUiState(readSearchUrl(new URLSearchParams({ [attribute]: value }), [section]), primaryIndex);
    const [chosen] = chosenFilters(state, [section]);
    expect(chosen?.text).toMatch(chip);
  });
});

describe('what a row leaves out', () => {
  it('is an error of types', () => {
    // @ts-expect-error a row without a control
    const withoutControl: SearchAttribute = { kind: 'words' };
    // @ts-expect-error a number that counts nothing known
    const withoutMeasure: SearchAttribute = { kind: 'number', control: 'range' };
    // @ts-expect-error a slider over words
    const withSlider: SearchAttribute = { kind: 'words', control: 'range' };
    // @ts-expect-error a flag without its words
    const withoutWords: SearchAttribute = { kind: 'flag', control: 'toggle' };
    const { seats: _seats, ...others } = {} as AttributeReaders;
    // @ts-expect-error a row that is read from no vehicle
    const withoutReader: AttributeReaders = others;
    // @ts-expect-error a word where the row says number
    const withOtherValue: AttributeReaders['seats'] = () => 'five';
    const { year: _year, ...known } = measures;
    // @ts-expect-error a measure without its words and units
    const withoutRules: Record<keyof typeof measures, MeasureRules> = known;
    const wrong = [
      withoutControl,
      withoutMeasure,
      withSlider,
      withoutWords,
      withoutReader,
      withOtherValue,
      withoutRules,
    ];
    expect(wrong).toHaveLength(7);
  });
});
