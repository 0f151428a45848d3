import { expect } from '@playwright/test';
import { mainText } from './support/html.ts';
import { test } from './support/lentHost.ts';

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
  await expect(async () => {
    const text = await search();
    expect(text).toContain('Straight to the words');
    expect(mainText(text)).toMatch(/On the clock: \| [\d,]+ kays/);
    expect(mainText(text)).not.toContain('Odometer:');
    // What no browser says stays on the server.
    expect(text).not.toContain('Kia ora');
  }).toPass({ timeout: 15_000 });

  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto(`http://harbour-toyota.localhost:${host.port}/search`);
  const card = page.getByRole('main').getByRole('article').first();
  await expect(card.getByText(/[\d,]+ kays/)).toBeVisible();
  // Cards that only the browser draws say the same.
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/sort/);
  await expect(card.getByText(/[\d,]+ kays/)).toBeVisible();
  await card.getByRole('link').first().click();
  await expect(page.getByRole('link', { name: 'Back to the yard' })).toBeVisible();
  expect(faults).toEqual([]);
});
