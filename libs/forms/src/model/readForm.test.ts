import { sampleSite } from '@forecourt/domain/testing';
import { describe, expect, it } from 'vitest';
import { formSettings } from './formSettings.ts';
import { enquiryForm } from './forms/enquiry.ts';
import { readLeadAttributes } from './leadAttributes.ts';
import { readForm, readFormValues } from './readForm.ts';

const settings = formSettings(sampleSite, enquiryForm);
const readEnquiry = (values: Readonly<Record<string, unknown>>) => readForm(enquiryForm, values, settings);
const filled = {
  name: 'Mia',
  last_name: 'Nguyen',
  email: 'mia@example.com.au',
  phone: '0412 345 678',
  postcode: '6160',
  message: 'Hello',
};

describe('reading an enquiry', () => {
  it('refuses unknown fields, and names them', () => {
    const reading = readEnquiry({ ...filled, is_admin: 'yes', price: '1' });
    expect(reading).toEqual({
      ok: false,
      error: "This form doesn’t have a field called 'is_admin', 'price'.",
      fieldErrors: {},
    });
    const odd = JSON.parse('{"__proto__": "x", "constructor": "y"}') as Record<string, unknown>;
    expect(readEnquiry({ ...filled, ...odd }).ok).toBe(false);
  });

  it('takes a plain form post, where everything is text', () => {
    const form = new FormData();
    for (const [key, value] of Object.entries({ ...filled, opt_in: 'on', $ACTION_ID_1: '' })) form.append(key, value);
    const reading = readEnquiry(readFormValues(form.entries()));
    expect(reading.ok && reading.values).toMatchObject({ ...filled, opt_in: true });
  });

  it('validates the key of an uploaded file like any other', () => {
    const form = new FormData();
    form.append('attachment', new Blob(['x']), 'x.exe');
    const reading = readEnquiry({ ...filled, ...readFormValues(form.entries()) });
    expect(reading.ok ? '' : reading.error).toContain("'attachment'");
  });

  it('refuses values that are not text', () => {
    const reading = readEnquiry({ ...filled, name: { $ne: null }, message: ['a'] });
    expect(reading.ok ? {} : Object.keys(reading.fieldErrors).sort()).toEqual(['message', 'name']);
  });

  it('[FORM-14] reads the visited pages and campaign parameters, and ignores invalid ones', () => {
    expect(
      readLeadAttributes({ visited_pages: '["/", "/search", 3]', linked_query_params: '{"utm_source":"radio","n":1}' }),
    ).toEqual({ visited_pages: ['/', '/search'], linked_query_params: { utm_source: 'radio' } });
    for (const rubbish of ['', '{', 'null', '7', '"x"']) {
      expect(readLeadAttributes({ visited_pages: rubbish, linked_query_params: rubbish })).toEqual({
        visited_pages: [],
        linked_query_params: {},
      });
    }
    const many = JSON.stringify(Array.from({ length: 80 }, (_, index) => `/page-${index}`));
    const { visited_pages } = readLeadAttributes({ visited_pages: many, linked_query_params: '' });
    expect([visited_pages.length, visited_pages.at(-1)]).toEqual([50, '/page-79']);
  });
});
