import { expect } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fillVisitor } from './support/enquiry.ts';
import { mainText } from './support/html.ts';
import { test } from './support/lentHost.ts';
import { open } from './support/ready.ts';
import { ask } from './support/wire.ts';

test('[SITE-01] a link shows a draft at its own host name, says so on every page, and its forms send nothing', async ({
  host,
  page,
}) => {
  const site = JSON.parse(await readFile(join(import.meta.dirname, '../sites/harbour-toyota.json'), 'utf8')) as object;
  await host.writeSiteFile('harbour-toyota.draft.json', { ...site, name: 'Harbour Toyota of Winter', theme: 'mazda' });
  const [link = ''] = /^http\S+$/m.exec(await host.runSite('preview', 'harbour-toyota')) ?? [];
  await open(page, link);
  expect(page.url()).toBe(`http://harbour-toyota.preview.localhost:${host.port}/`);
  const bar = page.getByRole('complementary', { name: 'Preview' });
  await expect(bar).toContainText('a draft of Harbour Toyota of Winter. Only people with the link can see it');
  await expect(page).toHaveTitle(/Harbour Toyota of Winter/);
  // On further pages, reached as a visitor reaches them, and asked anew.
  await page.getByRole('link', { name: 'Contact', exact: false }).first().click();
  await expect(page).toHaveURL(/contact/);
  await expect(bar).toBeVisible();
  await open(page, page.url());
  await expect(bar).toBeVisible();
  const form = page.getByRole('form', { name: 'Send us a message' });
  await fillVisitor(form, { Email: 'mia@preview.example' });
  await form.getByRole('textbox', { name: 'Comments' }).fill('May I see it?');
  await form.getByRole('combobox', { name: 'Location' }).selectOption({ index: 1 });
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('This is a preview, so nothing was sent.').first()).toBeVisible();
  expect((await ask('localhost', '/demo/outbox', { to: host.port })).text).not.toContain('mia@preview');
});

const own = {
  'page.skipToTheContent': 'Straight to the words',
  'fact.odometer': 'On the clock',
  'fact.kilometres': '{count, plural, one {one kay} other {# kays}}',
  'vehicleTool.backToResults': 'Back to the yard',
  'mail.greeting': 'Kia ora {name},',
};

test('a site’s own words stand in its pages, as the server writes them and once scripts run', async ({
  host,
  page,
}) => {
  const search = async () => (await host.askSite('harbour-toyota', '/search')).text;
  expect(await search()).toContain('Skip to the content');
  await host.changeSite('harbour-toyota', (site) => ({ ...site, messages: own }));
  await expect.poll(search).toContain('Straight to the words');
  const text = await search();
  expect(mainText(text)).toMatch(/On the clock: \| [\d,]+ kays/);
  expect(mainText(text)).not.toContain('Odometer:');
  // What no browser says stays on the server.
  expect(text).not.toContain('Kia ora');

  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(`http://harbour-toyota.localhost:${host.port}/search`);
  const card = page.getByRole('main').getByRole('article').first();
  await expect(card.getByText(/[\d,]+ kays/)).toBeVisible();
  // Cards that only the browser draws say the same.
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/sort/);
  await expect(card.getByText(/[\d,]+ kays/)).toBeVisible();
  await card.getByRole('link').first().click();
  await expect(page.getByRole('link', { name: 'Back to the yard' })).toBeVisible();
  expect(errors).toEqual([]);
});
