import { filterAttributes, type FilterAttribute, type FilterControl, type FilterSection } from '@forecourt/domain';
import { describe, expect, it } from 'vitest';
import { chosenFilters, withoutChosen } from './chosenFilters.ts';
import { primaryIndex } from './indexes.ts';
import { filterFields, sectionControl, sectionKind } from './searchSections.ts';
import { toUiState, toUrlState, withoutChoices } from './uiState.ts';
import { readSearchUrl, writeSearchUrl } from './urlState.ts';

const controls: FilterControl[] = ['list', 'makes', 'range', 'select', 'tiles', 'toggle'];
const everyWay = filterAttributes.flatMap((attribute) => controls.map((control) => [attribute, control] as const));
const section = (attribute: FilterAttribute, control: FilterControl): FilterSection => ({
  attribute,
  control,
  title: 'Title',
});
const samples: Partial<Record<FilterAttribute, string[]>> = {
  created_at_timestamp: ['7'],
  certified: ['true'],
  make_model: ['Toyota > RAV4', 'Kia > EV6'],
};
const written = (attribute: FilterAttribute, kind: string): URLSearchParams => {
  if (kind === 'range') return new URLSearchParams({ [attribute]: '10-20' });
  if (kind === 'toggle') return new URLSearchParams({ [attribute]: 'true' });
  return new URLSearchParams((samples[attribute] ?? ['One & two', '3']).map((value) => [attribute, value]));
};

describe('every attribute of the specification', () => {
  it.each(everyWay)(
    '[SRCH-08] [ROUTE-23] keeps a choice of %s as %s from address to search and back',
    (attribute, control) => {
      const sections = [section(attribute, control)];
      const address = written(attribute, sectionKind(sections[0] ?? section(attribute, control)));
      const read = readSearchUrl(address, sections);
      const through = toUrlState(toUiState(read, primaryIndex), primaryIndex, sections);
      expect(writeSearchUrl(through, sections).toString()).toBe(address.toString());
    },
  );

  it.each(everyWay)('[SRCH-08] takes a choice of %s as %s back by its chip and by clear-all', (attribute, control) => {
    const sections = [section(attribute, control)];
    const kind = sectionKind(section(attribute, control));
    const address = written(attribute, kind);
    const state = toUiState(readSearchUrl(address, sections), primaryIndex);
    const chips = chosenFilters(state, sections);
    expect(chips).toHaveLength([...address].length);
    const [first] = chips;
    if (!first) throw new Error('a choice has a chip');
    expect(first.text).not.toBe('');
    expect(chosenFilters(withoutChosen(state, first), sections)).toHaveLength(chips.length - 1);
    expect(chosenFilters(withoutChoices(state), sections)).toEqual([]);
  });

  it.each([
    ['colour', 'range', 'list'],
    ['fuel', 'toggle', 'list'],
    ['body', 'makes', 'list'],
    ['make', 'tiles', 'list'],
    ['created_at_timestamp', 'range', 'list'],
    ['tare_weight', 'range', 'range'],
    ['seats', 'select', 'select'],
  ] as const)('shows %s configured as %s as %s', (attribute, control, shown) => {
    expect(sectionControl({ attribute, control })).toBe(shown);
  });
});

describe('make cards', () => {
  const sections = [section('make', 'makes')];

  it('[SRCH-07] write the models to the address, once, without their makes', () => {
    expect(filterFields(sections).map(({ attribute }) => attribute)).toEqual(['make', 'make_model']);
    expect(filterFields([...sections, section('make_model', 'list')])).toHaveLength(2);
    const typed = new URLSearchParams('make=Kia&make=Toyota&make_model=Toyota+%3E+RAV4');
    const read = readSearchUrl(typed, sections);
    expect(writeSearchUrl(read, sections).toString()).toBe('make=Kia&make_model=Toyota+%3E+RAV4');
    expect(toUiState(read, primaryIndex).refinementList).toEqual({
      make: ['Kia', 'Toyota'],
      make_model: ['Toyota > RAV4'],
    });
  });

  it('[SRCH-07] represent a make with models by its models, and remove the make with the last model', () => {
    const state = { refinementList: { make: ['Kia', 'Toyota'], make_model: ['Toyota > RAV4', 'Toyota > Corolla'] } };
    const chips = chosenFilters(state, sections);
    expect(chips.map(({ text }) => text)).toEqual(['Kia', 'Toyota RAV4', 'Toyota Corolla']);
    const [, first, second] = chips;
    if (!first || !second) throw new Error('there are three chips');
    const without = withoutChosen(withoutChosen(state, first), second);
    expect(chosenFilters(without, sections).map(({ text }) => text)).toEqual(['Kia']);
  });
});
