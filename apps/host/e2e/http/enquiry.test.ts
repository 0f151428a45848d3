import { expect, test } from 'vitest';
import { siteSlugs } from '../support/address.ts';
import { linkNamed, pageOf, documentOf, allWords } from '../support/pageOf.ts';
import { ask, askSite } from '../support/wire.ts';

test('[FORM-03] a dealer with one location does not ask for it, and each of its forms names it', async () => {
  const { text } = await askSite('granite-nissan', '/contact');
  const fields = text.match(/<(?:input|select)[^>]* name="location_id"[^>]*>/g) ?? [];
  expect(fields.length).toBeGreaterThan(0);
  for (const field of fields) expect(field).toMatch(/^<input type="hidden".* value="loc-granite-sales"/);
});

test('[ROUTE-07] the success page opened cold says that nothing was sent and offers ways on', async () => {
  const { main, text } = await pageOf('sunrise-kia', '/success');
  expect(text).toContain('Nothing has been sent just now');
  expect(linkNamed(main, 'Contact us').getAttribute('href')).toBe('/contact');
  expect(linkNamed(main, /^Browse/).getAttribute('href')).toBe('/search');
});

test('the demo lists its sites and where their leads went', async () => {
  const document = documentOf((await ask('localhost', '/')).text);
  expect(document.querySelectorAll('h2')).toHaveLength(siteSlugs.length);
  const { href } = linkNamed(document, 'What happened to the leads');
  expect(allWords(documentOf((await ask('localhost', href)).text), 'h1')).toEqual(['Leads and their deliveries']);
});
