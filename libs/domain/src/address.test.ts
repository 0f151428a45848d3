import { describe, expect, it } from 'vitest';
import { hasUserInfo, isAddress } from './address.ts';
import { contentHref } from './content/contentHref.ts';
import { contentPicture } from './content/contentPicture.ts';
import { dealershipSchema } from './dealership.ts';
import { vehicleImageSchema } from './vehicleSchema.ts';

const safe = [
  '/media/1.jpg',
  '/search?make=Kia',
  'https://img.example/a,b.jpg?x=1|2#3',
  'HTTPS://IMG.EXAMPLE/A.JPG',
  'https://img.example/@dealer/a',
];
const withUser = [
  'https://user:pw@img.example/a.jpg',
  'https://user@img.example',
  'https:///user:pw@img.example',
  'https:\\\\user@img.example/',
];
const others = [
  '//img.example/a',
  '/\\img.example',
  'img.example/a.jpg',
  'http://img.example/a',
  'javascript:alert(1)',
  'https://',
  'https://a b.example',
  '',
];

describe('addresses that pages show or lead to', () => {
  it.each(safe)('takes %s', (text) => expect([isAddress(text), hasUserInfo(text)]).toEqual([true, false]));
  it.each(others)('refuses %s', (text) => expect(isAddress(text)).toBe(false));

  it.each(withUser)('refuses %s everywhere: in content, site files and vehicles', (text) => {
    const dealership = { id: 'a', slug: 'a', name: 'A' };
    expect(hasUserInfo(text)).toBe(true);
    expect(isAddress(text)).toBe(false);
    expect(contentHref.safeParse(text).success).toBe(false);
    expect(contentPicture.safeParse(text).success).toBe(false);
    expect(dealershipSchema.safeParse({ ...dealership, review_url: text }).success).toBe(false);
    expect(vehicleImageSchema.safeParse({ url: text }).success).toBe(false);
  });

  it('leaves mail addresses alone', () => {
    expect(contentHref.safeParse('mailto:sales@dealer.example').success).toBe(true);
    expect(hasUserInfo('mailto:sales@dealer.example')).toBe(false);
  });
});
