import { expect, it } from 'vitest';
import { maskPhone } from './phone.ts';
import { toPublicSite } from './publicSite.ts';
import { siteSchema } from './site.ts';
import { sampleSite } from './testing/sampleSite.ts';

it.each([
  ['08 9335 0100', '08 93** ****'],
  ['1300 123 456', '1300 *** ***'],
  ['0412', '0412'],
  ['08 93** ****', '08 93** ****'],
])('[VDP-11] masks %s as %s', (phone, masked) => {
  expect(maskPhone(phone)).toBe(masked);
});

const phones = { new: '+61893350111', used: '+61893350122', demo: '+61893350111' };
const [place] = sampleSite.locations;
const detail = { ...place!.contact_detail, phone: '+61893350133', landline_phone: '+61893350144' };
const site = siteSchema.parse({ ...sampleSite, phones, locations: [{ ...place, contact_detail: detail }] });

it('[VDP-11] leaves the browser no whole number of a site that masks, and every number of one that does not', () => {
  const shown = toPublicSite(site, 'https://harbour.example');
  expect(JSON.stringify(shown)).not.toMatch(/335 ?01[1-4]{2}/);
  expect(shown.phones.new).toBe('08 93** ****');
  expect(shown.phoneLines).toEqual([['new', 'demo'], ['used']]);
  const open = toPublicSite({ ...site, flags: { maskPhones: false } }, 'https://harbour.example');
  expect(open.phones).toEqual(phones);
  expect(open.locations[0]?.contact_detail).toMatchObject({ phone: '+61893350133', landline_phone: '+61893350144' });
});
