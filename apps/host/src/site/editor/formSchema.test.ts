import { contentJsonSchema } from '@forecourt/domain';
import type { RJSFSchema } from '@rjsf/utils';
import { describe, expect, it } from 'vitest';
import { editedKindNames, editedKinds } from './editedKinds.ts';
import { formErrors, formDataOf, ownFields } from './formData.ts';
import { formSchema, formUi } from './formSchema.ts';

const schemaOf = (kind: (typeof editedKindNames)[number]) => contentJsonSchema(kind) as RJSFSchema;

describe('the schema of a form', () => {
  it.each(editedKindNames)('has no field of %s that may be several things', (kind) => {
    const text = JSON.stringify(formSchema(schemaOf(kind)));
    expect(text).not.toMatch(/"(anyOf|oneOf)"|"null"/);
    expect(editedKinds[kind].first.filter((name) => !(name in (formSchema(schemaOf(kind)).properties ?? {})))).toEqual(
      [],
    );
  });

  it('keeps the words and limits of a field that may be left out', () => {
    const { properties = {} } = formSchema(schemaOf('offer'));
    expect(properties['price']).toMatchObject({ title: 'Price', type: 'object', required: ['dollars', 'label'] });
    expect(properties['applies_to']).toMatchObject({ type: 'string', maxLength: 160 });
    expect(properties['shown_on']).toMatchObject({ uniqueItems: true, default: ['list', 'home'] });
  });

  it('lets pictures be chosen from the device, wherever they stand', () => {
    const pictureOf = (kind: (typeof editedKindNames)[number]) => formUi(formSchema(schemaOf(kind)));
    const widget = { 'ui:widget': 'picture' };
    expect(pictureOf('offer')).toMatchObject({ image_url: widget, model: { image_url: widget } });
    expect([pictureOf('person')['photo'], pictureOf('page')['image_url']]).toEqual([widget, widget]);
    expect(pictureOf('offer')['href']).toEqual({});
  });

  it('gives long words room, days a calendar and choices their words', () => {
    const ui = formUi(formSchema(schemaOf('offer')));
    expect(ui['description']).toMatchObject({ 'ui:widget': 'textarea' });
    expect(ui['until']).toEqual({ 'ui:widget': 'moment', 'ui:options': { precision: 'time' } });
    expect(ui['shown_on']).toMatchObject({
      'ui:widget': 'checkboxes',
      'ui:enumNames': ['Offers page', 'Home page', 'Among vehicles', 'Popup'],
    });
  });
});

describe('what is stored of a form', () => {
  const schema = schemaOf('page');
  const below = { title: 'Warranty', lead: 'Five years.', points: ['One'], action: null };

  const record = { below, fields: null, draft: null, fileDraft: null, version: 0 };
  const start = formDataOf(record);
  const stored = (data: object, more: object = {}) =>
    ownFields(schema, { ...start, ...data }, start, { ...record, ...more });

  it('is nothing where a site says what stands below', () => {
    expect(stored({})).toEqual({});
  });

  it('is what the site says otherwise, and what it takes out', () => {
    expect(stored({ lead: 'Six years.', points: undefined })).toEqual({ lead: 'Six years.', points: [] });
    const action = { label: 'Ask us', href: '/contact' };
    expect(stored({ action })).toEqual({ action });
    const withAction = { ...record, below: { ...below, action } };
    const { action: _, ...without } = formDataOf(withAction);
    expect(ownFields(schema, without, formDataOf(withAction), withAction)).toEqual({ action: null });
  });

  it('is nothing of what the form has filled in by itself', () => {
    const facts = [{ name: 'Seats', value: '5' }];
    const filled = { ...start, facts: [{ ...facts[0], note: '' }] };
    expect(ownFields(schema, filled, filled, { ...record, below: { ...below, facts } })).toEqual({});
  });

  it('keeps what the site says already, also where it is the same below', () => {
    expect(stored({}, { fields: { title: 'Warranty' } })).toEqual({ title: 'Warranty' });
  });

  it('begins with the draft', () => {
    const record = { below, fields: { lead: 'Six.' }, draft: { lead: 'Seven.' }, fileDraft: null, version: 2 };
    expect(formDataOf(record)).toEqual({ title: 'Warranty', lead: 'Seven.', points: ['One'] });
  });
});

describe('a draft that lies in a file', () => {
  const below = { title: 'Warranty', lead: 'Five years.' };
  const opened = {
    below,
    fields: { lead: 'Six.' },
    draft: null,
    fileDraft: { lead: 'Seven.', points: [] },
    version: 2,
  };
  const start = formDataOf(opened);

  it('is what the form begins with, before what is published', () => {
    expect(start).toEqual({ title: 'Warranty', lead: 'Seven.', points: [] });
  });

  it('is stored as a whole when nobody changes anything', () => {
    expect(ownFields(schemaOf('page'), start, start, opened)).toEqual({ lead: 'Seven.', points: [] });
  });

  it('gives way to what is kept of it', () => {
    expect(formDataOf({ ...opened, draft: { lead: 'Eight.' } })).toEqual({ title: 'Warranty', lead: 'Eight.' });
  });
});

it('shows a problem beside its field, however deep it is', () => {
  const problems = [
    { field: 'facts.0.value', message: 'is missing' },
    { field: null, message: 'is no page' },
  ];
  expect(formErrors(problems)).toEqual({
    facts: { 0: { value: { __errors: ['is missing'] } } },
    __errors: ['is no page'],
  });
});
