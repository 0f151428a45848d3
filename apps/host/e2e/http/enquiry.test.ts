import { expect, test } from 'vitest';
import { siteSlugs } from '../support/address.ts';
import { linkNamed, pageOf, documentOf, allWords } from '../support/pageOf.ts';
import { person, plainForm } from '../support/plainForm.ts';
import { ask, askSite, firstInStock } from '../support/wire.ts';

test('[FORM-03] a dealer with one location does not ask for it, and each of its forms names it', async () => {
  const { text } = await askSite('granite-nissan', '/contact');
  const fields = text.match(/<(?:input|select)[^>]* name="location_id"[^>]*>/g) ?? [];
  expect(fields.length).toBeGreaterThan(0);
  for (const field of fields) expect(field).toMatch(/^<input type="hidden".* value="loc-granite-sales"/);
});

test('[FORM-05] a site that asks for its terms refuses a form without them, and takes it with them', async () => {
  const { slug } = await firstInStock('granite-nissan');
  const form = await plainForm('granite-nissan', `/enquire?car=${slug}`);
  const answers = { ...person, message: 'Does the tow bar stay on this one?' };
  const refused = await form.post(answers);
  expect(refused.leadId).toBe('');
  expect(refused.answer.text).toContain('*You must agree to the terms of use before submitting.');
  const terms =
    /<input[^>]*type="checkbox"[^>]*name="([^"]*terms[^"]*)"|name="([^"]*terms[^"]*)"[^>]*type="checkbox"/.exec(
      form.html,
    );
  expect((await form.post({ ...answers, [terms?.[1] ?? terms?.[2] ?? '']: 'on' })).leadId).not.toBe('');
});

test('[ROUTE-07] the success page opened cold says that nothing was sent and offers ways on', async () => {
  const { main, text } = await pageOf('sunrise-kia', '/success');
  expect(text).toContain('You haven’t sent an enquiry yet');
  expect(linkNamed(main, 'Contact us').getAttribute('href')).toBe('/contact');
  expect(linkNamed(main, /^Browse/).getAttribute('href')).toBe('/search');
});

test('the demo lists its sites and where their leads went', async () => {
  const document = documentOf((await ask('localhost', '/')).text);
  expect(document.querySelectorAll('h2')).toHaveLength(siteSlugs.length);
  const { href } = linkNamed(document, 'Leads and where they went');
  expect(allWords(documentOf((await ask('localhost', href)).text), 'h1')).toEqual(['Leads and deliveries']);
});
