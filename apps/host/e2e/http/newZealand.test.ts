import { displayPhone } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { mailOf } from '../support/mails.ts';
import { person, plainForm } from '../support/plainForm.ts';
import { metaOf, wordsOf } from '../support/html.ts';
import { askSite, firstInStock } from '../support/wire.ts';

const slug = 'kauri-cars';
const pageWords = async (path: string) => wordsOf((await askSite(slug, path)).text);

test('[SITE-01] a dealer in New Zealand has its language, currency and tax, and no repayments of Australia’s law', async () => {
  const car = await firstInStock(slug, 'price>10');
  const { text } = await askSite(slug, `/cars/${car.slug}`);
  expect(/<html[^>]*>/.exec(text)?.[0]).toContain(' lang="en-NZ"');
  expect(metaOf(text, 'og:locale')).toBe('en_NZ');
  expect(text).toContain('"priceCurrency":"NZD"');
  expect(text).toContain('"addressCountry":"NZ"');
  expect(text).not.toMatch(/"AUD"|"AU"|addressRegion/);
  const words = wordsOf(text);
  expect(words).toContain('Includes GST, registration, licensing and warrant of fitness.');
  expect(words).not.toMatch(/stamp duty|comparison rate|per week|Australia/i);
  expect(await pageWords('/search')).not.toMatch(/comparison rate|per week/i);
});

test('[FORM-03] forms take numbers of New Zealand, and say so where they cannot', async () => {
  const form = await plainForm(slug, '/contact');
  const place = { location_id: 'loc-kauri-penrose' };
  const australian = await form.post({
    ...person,
    ...place,
    phone: '0412 345 678',
    message: 'Is the ute still there?',
  });
  expect(wordsOf(australian.again().html)).toContain('Enter a New Zealand phone number, like 021 234 5678.');
  const sent = await form.post({ ...person, ...place, phone: '021 234 5678', message: 'Is the ute still there?' });
  expect(sent.leadId).not.toBe('');
  expect(await mailOf(sent.leadId)).toContain(displayPhone('+64212345678'));
});

test('[LOC-02] postcodes and towns are those of the country', async () => {
  const near = await pageWords('/locations?postcode=2022');
  expect(near).toContain('7 km away');
  expect(near).toContain('812 Great South Road, Auckland 1061');
  expect(await pageWords('/search?query=suv+near+hamilton')).toContain('Nearest to Hamilton: Auckland, 105 km');
});

test('[LEGAL-02] pages name the law and the offices of the country', async () => {
  expect(await pageWords('/privacy-policy')).toContain('Privacy Act 2020');
  const complaints = await pageWords('/complaint-handling');
  expect(complaints).toContain('Motor Vehicle Disputes Tribunal');
  expect(complaints).toContain('Commerce Commission');
  expect(complaints).not.toContain('Australian');
  expect(await pageWords('/')).toContain('Registered motor vehicle trader M310011');
});
