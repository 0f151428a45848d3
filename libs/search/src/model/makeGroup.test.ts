import { describe, expect, it } from 'vitest';
import { regroupMakes } from './makeGroup.ts';
import { makeChoice, splitMakeModel, withMake, withModel, withoutModel } from './makeModels.ts';

const body = ['body:SUV'];
const makes = ['make:Kia', 'make:Toyota'];
const models = ['make_model:Toyota > Corolla', 'make_model:Toyota > RAV4'];
const filters = (facetFilters: string[][], facets: string | string[] = ['make']) => ({
  params: { facets, facetFilters },
});

describe('makes and models on the wire', () => {
  it('[SRCH-07] are one question: whole makes, or the models of the others', () => {
    expect(regroupMakes(filters([body, makes, models])).params.facetFilters).toEqual([body, ['make:Kia', ...models]]);
  });

  it.each(['make', 'make_model'])('[SRCH-07] count %s under the other filters alone', (facet) => {
    expect(regroupMakes(filters([body, models], facet)).params.facetFilters).toEqual([body]);
    expect(regroupMakes(filters([models], facet)).params).toEqual({ facets: facet });
    expect(regroupMakes({ facet, ...filters([body, makes, models], []) }).params.facetFilters).toEqual([body]);
  });

  it.each([
    ['makes alone', filters([body, makes])],
    ['models alone', filters([models])],
    ['neither', filters([body])],
    ['a question about another facet', { facet: 'city', ...filters([makes], []) }],
    ['no parameters', {}],
  ])('are left unchanged with %s', (_case, request) => {
    expect(regroupMakes(request)).toBe(request);
  });
});

describe('a choice of makes and models', () => {
  const toyota = { page: 3, refinementList: { body: ['SUV'], make: ['Toyota'] } };

  it('[SRCH-07] [SRCH-13] narrows a make to its models, from the first page', () => {
    const narrowed = withModel(toyota, 'Toyota > RAV4', true);
    expect(makeChoice(narrowed)).toEqual({ makes: ['Toyota'], models: ['Toyota > RAV4'] });
    expect(narrowed).toMatchObject({ page: undefined, refinementList: { body: ['SUV'] } });
    expect(makeChoice(withModel(narrowed, 'Toyota > RAV4', false))).toEqual({ makes: ['Toyota'], models: [] });
  });

  it('[SRCH-07] removes the models with their make, and keeps those of others', () => {
    const both = { refinementList: { make: ['Toyota', 'Kia'], make_model: ['Toyota > RAV4', 'Kia > EV6'] } };
    expect(makeChoice(withMake(both, 'Toyota', false))).toEqual({ makes: ['Kia'], models: ['Kia > EV6'] });
    expect(makeChoice(withoutModel(both, 'Kia > EV6'))).toEqual({ makes: ['Toyota'], models: ['Toyota > RAV4'] });
  });

  it('reads a model’s name even when it holds the sign between the two', () => {
    expect(splitMakeModel('Ford > Transit > Custom')).toEqual({ make: 'Ford', model: 'Transit > Custom' });
  });
});
