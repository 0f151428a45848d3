import { sampleSite, sampleVehicle } from '@forecourt/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineForm, type FormDefinition } from './defineForm.ts';
import { formDefaults } from './formDefaults.ts';
import { namesOf } from './formField.ts';
import { visibleFields, formSettings } from './formSettings.ts';
import { aboutYou } from './forms/questions.ts';
import { findForm, standardForms } from './forms/standardForms.ts';
import { readForm } from './readForm.ts';

const plain: FormDefinition = {
  id: 'call-me',
  title: 'Call me back',
  category: 'General Enquiry',
  submitLabel: 'Call me',
  fields: [
    ...aboutYou,
    { type: 'yes-no', name: 'company_car', label: 'Is it for a company?' },
    {
      type: 'string',
      name: 'company',
      label: 'Company',
      required: true,
      when: { field: 'company_car', is: ['Yes'] },
    },
    { type: 'rego', name: 'plate', state: 'plate_state', label: 'Rego' },
  ],
};
const form = defineForm(plain);
const settings = formSettings(sampleSite, form);
const visitor = {
  name: 'Mia',
  last_name: 'Nguyen',
  email: 'mia@example.com.au',
  phone: '0412 345 678',
  postcode: '6160',
};
const errorsOf = (values: Record<string, unknown>) => {
  const reading = readForm(form, { ...visitor, ...values }, settings);
  return reading.ok ? {} : reading.fieldErrors;
};

describe('declaring a form', () => {
  it('needs data only: a condition decides what is asked and required', () => {
    const names = (values: object) => visibleFields(form, settings, { ...values }).map(({ name }) => name);
    expect(names({})).not.toContain('company');
    expect(names({ company_car: 'Yes' })).toContain('company');
    expect(errorsOf({ company_car: 'No' })).toEqual({});
    expect(errorsOf({ company_car: 'Yes' })).toEqual({ company: 'Enter company.' });
    expect(errorsOf({ company_car: null })).toEqual({});
  });

  it('checks a number plate and its state', () => {
    expect(errorsOf({ plate: '1ABC-234', plate_state: 'WA' })).toEqual({});
    expect(errorsOf({ plate: '<b>', plate_state: 'Mars' })).toEqual({
      plate: 'Enter the number plate in letters and numbers only, like 1ABC 234.',
      plate_state: 'Choose the state.',
    });
  });

  it.each<[string, Partial<FormDefinition>]>([
    ['its id', { id: 'Call me' }],
    ["two fields are called 'name'", { fields: [...aboutYou, ...aboutYou.slice(0, 1)] }],
    ["'a.b' is no name", { fields: [{ type: 'string', name: 'a.b', label: 'A' }] }],
    ["carries 'car_id' already", { fields: [{ type: 'string', name: 'car_id', label: 'Car' }] }],
    [
      "a condition asks for 'gone'",
      { fields: [{ type: 'string', name: 'a', label: 'A', when: { field: 'gone', is: ['x'] } }] },
    ],
    ["a step asks for 'gone'", { fields: [...aboutYou], steps: [{ title: 'A', fields: ['gone'] }] }],
    ["no step asks 'postcode'", { fields: [...aboutYou], steps: [{ title: 'A', fields: ['name'] }] }],
    [
      "'photos' cannot be needed",
      { fields: [...aboutYou, { type: 'file', name: 'photos', label: 'Photos', required: true }] },
    ],
    ['its success leads', { success: 'https://elsewhere.example' }],
  ])('reports contradictions at once: %s', (words, fault) => {
    expect(() => defineForm({ ...plain, ...fault })).toThrow(words);
  });

  it('lets a site enable, disable and require a field, and change its label', () => {
    const overrides = {
      'call-me': { postcode: { shown: false }, company_car: { required: true, label: 'For work?' } },
    };
    const own = formSettings(sampleSite, form, null, overrides);
    const asked = visibleFields(form, own, {});
    expect(asked.find(({ name }) => name === 'postcode')).toBeUndefined();
    expect(asked.find(({ name }) => name === 'company_car')).toMatchObject({ label: 'For work?', required: true });
    const { postcode: _left, ...rest } = visitor;
    expect(readForm(form, rest, own)).toMatchObject({ ok: false, fieldErrors: { company_car: 'Choose Yes or No.' } });
    expect(readForm(form, { ...rest, company_car: 'No' }, own).ok).toBe(true);
  });
});

describe('every form of the platform', () => {
  const forms = Object.entries(standardForms);

  it.each(forms)('%s travels as data, is known by its id and takes its own first answers', (id, one) => {
    expect(one.id).toBe(id);
    expect(JSON.parse(JSON.stringify(one))).toEqual(one);
    expect(findForm(id)).toBe(one);
    const own = formSettings(sampleSite, one, sampleVehicle);
    const filled = { ...formDefaults(one, sampleSite, sampleVehicle), ...visitor };
    const needed = visibleFields(one, own, filled).filter(
      (field) => field.required === true && !(field.name in filled) && !('default' in field),
    );
    const reading = readForm(one, filled, own);
    expect(reading.ok ? [] : Object.keys(reading.fieldErrors).sort()).toEqual(needed.map(({ name }) => name).sort());
  });

  it.each(forms)('%s refuses unknown keys and never throws, whatever is sent', (_id, one) => {
    const own = formSettings(sampleSite, one);
    const names = one.fields.flatMap(namesOf);
    const known = Object.fromEntries(Object.entries(visitor).filter(([name]) => names.includes(name)));
    expect(readForm(one, { ...known, nonsense: '1' }, own)).toMatchObject({
      ok: false,
      error: "This form doesn’t have a field called 'nonsense'.",
    });
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), fc.anything(), { maxKeys: 8 }), (values) => {
        const reading = readForm(one, values, own);
        return reading.ok || reading.error !== '';
      }),
      { seed: 11, numRuns: 150 },
    );
  });

  it('finds no form under the names of Object.prototype', () => {
    for (const id of ['__proto__', 'constructor', 'toString', 7, {}]) expect(findForm(id)).toBeNull();
    for (const id of [undefined, null, '']) expect(findForm(id)?.id).toBe('enquiry');
  });
});
