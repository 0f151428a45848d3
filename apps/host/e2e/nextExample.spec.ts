import { expect, test, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { mailOf, mailWith } from './support/mails.ts';
import { exampleOrigin, startNextExample, type NextExample } from './support/nextExample.ts';
import { allWords, documentOf, linkNamed } from './support/pageOf.ts';
import { formIn, multipart, person, type Answers } from './support/plainForm.ts';
import { ask, type Call } from './support/wire.ts';

const dealer = /^http:\/\/haggle-free-cars\.localhost:\d+\//;
let example: NextExample | undefined;

test.beforeAll(async () => {
  example = await startNextExample();
});
test.afterAll(() => example?.end());
test.beforeEach(({ context }) => example?.openTo(context));
// The framework may still be fetching pages ahead.
test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }));

const cards = (page: Page) => page.getByRole('list', { name: 'Cars' }).getByRole('article');

async function fillIn(page: Page, message: string) {
  const form = page.getByRole('main').locator('form');
  for (const [name, value] of Object.entries(person)) await form.locator(`[name=${name}]`).fill(value);
  await form.locator('[name=message]').fill(message);
  await form.locator('[name=location_id]').selectOption({ index: 1 });
  return form;
}

test('[ROUTE-23] [FORM-14] an app of Next made with the packed packages searches from its first page, calculates and enquires', async ({
  page,
}) => {
  const faults: string[] = [];
  const searches: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('request', (request) => request.url().includes('/api/search/') && searches.push(request.url()));

  await page.goto(`${exampleOrigin}/?make=Kia&utm_source=mail`);
  await expect(page.getByRole('button', { name: 'Clear all' })).toBeVisible();
  for (const card of await cards(page).all()) await expect(card.getByRole('heading')).toHaveText(/Kia/);
  expect(await cards(page).first().getByRole('link').first().getAttribute('href')).toMatch(dealer);
  // What the server found is not asked for again.
  expect(searches).toEqual([]);
  await page
    .getByRole('complementary', { name: 'Filters' })
    .getByRole('checkbox', { name: /^Hyundai/ })
    .first()
    .check();
  await expect(page).toHaveURL(`${exampleOrigin}/?make=Kia&make=Hyundai&utm_source=mail`);
  await expect(
    cards(page)
      .getByRole('heading', { name: /Hyundai/ })
      .first(),
  ).toBeVisible();
  expect(searches).toHaveLength(1);

  // The framework leads to another page of the app, and back to the search as it was left.
  await page.getByRole('link', { name: 'Repayments' }).click();
  const price = page.getByRole('textbox', { name: 'Purchase price' });
  await price.fill('20000');
  await price.blur();
  await expect(page.getByRole('status').filter({ hasText: 'per week over' })).toContainText(/\$(9\d|10\d) per week/);
  await page.goBack();
  await expect(page).toHaveURL(`${exampleOrigin}/?make=Kia&make=Hyundai&utm_source=mail`);
  await expect(
    cards(page)
      .getByRole('heading', { name: /Hyundai/ })
      .first(),
  ).toBeVisible();

  await page.getByRole('link', { name: 'Ask us' }).click();
  const form = await fillIn(page, 'Is it still there?');
  const answered = page.waitForResponse(
    (response) => response.url().endsWith('/api/leads') && response.request().method() === 'POST',
  );
  await form.getByRole('button', { name: 'Send' }).click();
  const { lead_id } = (await (await answered).json()) as { lead_id: string };
  await expect(page).toHaveURL(`${exampleOrigin}/thanks`);
  expect(await mailOf(lead_id)).toContain('Is it still there?');
  expect(faults).toEqual([]);
});

test('[ROUTE-23] without JavaScript the app of Next lists, narrows and turns pages, and sends an enquiry', async () => {
  const { host } = new URL(exampleOrigin);
  const call = (path: string, given: Call = {}) =>
    ask('localhost', path, { ...given, headers: { host, ...given.headers }, to: example?.port });
  const { text } = await call('/');
  const [, id = 'none'] = /<input[^>]* form="([^"]+)" name="make" value="Kia"/.exec(text) ?? [];
  expect(formIn(text, 'Apply filters')?.html).toContain(`id="${id}"`);
  const narrowed = documentOf((await call('/?make=Kia')).text);
  const names = allWords(narrowed, '[aria-label="Cars"] article h3');
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(name).toContain('Kia');
  const next = linkNamed(narrowed, 'Next').href;
  expect(next).toBe('/?make=Kia&page=2');
  expect(allWords(documentOf((await call(next)).text), '[aria-label="Cars"] article h3')[0]).toContain('Kia');

  const question = `Is it ${randomUUID().slice(0, 8)}?`;
  const send = (html: string, answers: Answers) => {
    const { body, type } = multipart(formIn(html, 'name="last_name"')?.entries(answers) ?? []);
    return call('/enquire', { method: 'POST', headers: { 'content-type': type }, body });
  };
  const form = (await call('/enquire')).text;
  const [, location_id = ''] = /<select[^>]* name="location_id".*?<option[^>]* value="([^"]+)"/s.exec(form) ?? [];
  const refused = await send(form, { ...person, location_id, message: question, postcode: '61' });
  expect(refused.text).toContain('Invalid postcode. Please enter a 4-digit number.');
  const sent = await send(refused.text, { postcode: '6100' });
  expect([sent.status, sent.headers['location']]).toEqual([303, '/thanks']);
  expect(await mailWith(question)).toContain(person.email);
});
