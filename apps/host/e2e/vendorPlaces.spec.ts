import { expect, test } from '@playwright/test';
import { port, siteUrl } from './support/address.ts';
import { startOwnHost } from './support/ownHost.ts';
import { open } from './support/ready.ts';
import { firstInStock } from './support/wire.ts';

const vehicle = async () => `/cars/${(await firstInStock('granite-nissan')).slug}`;

test('[NAV-10] vendors stand below the menu, below the price and above the footer, and move nothing', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('.vendor.localhost') && calls.push(request.url()));
  await open(page, siteUrl('granite-nissan', await vehicle()));
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.boundingBox();
  await expect(page.getByRole('link', { name: 'How customers rate us' })).toHaveAttribute('href', '/reviews');
  expect(calls).toEqual([]);
  const line = page.getByText(/4\.7 of 5 from 212 customers, Stand-in Stars/);
  // The first touch counts once the part's code is there.
  await expect(async () => {
    await page.mouse.click(5, 5);
    await expect(line).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect(await heading.boundingBox()).toEqual(before);
  expect(calls.map((call) => new URL(call).pathname)).toEqual(['/stars.js', '/stars.json']);

  const cover = page.getByRole('region', { name: 'What would insurance cost?' });
  await cover.getByRole('button', { name: 'See a price' }).click();
  const frame = page.frameLocator('iframe[data-tag="cover"]');
  await frame.getByLabel('Price of the car in dollars').fill('30000');
  await frame.getByLabel('Age of its youngest driver').fill('40');
  await frame.getByRole('button', { name: 'Show the price' }).click();
  await expect(cover.getByRole('status')).toHaveText(
    'About $1,110 a year for comprehensive cover, says a made-up price.',
  );
  const element = page.locator('iframe[data-tag="cover"]');
  expect(await element.getAttribute('sandbox')).not.toMatch(/top-navigation|popups/);
  // As wide as its card, and without a border of the browser's own.
  const [width, room] = await element.evaluate((one) => [one.clientWidth, one.parentElement?.clientWidth]);
  expect(width).toBe(room);

  await expect(page.getByRole('region', { name: 'What is your car worth?' })).toContainText('By Stand-in Values');
});

test('places of vendors are emptied by their switch', async () => {
  test.setTimeout(90_000);
  const host = await startOwnHost();
  try {
    const home = async () => (await host.askSite('granite-nissan', '/')).text;
    await expect.poll(home).toContain('How customers rate us');
    expect(await home()).toContain('What is your car worth?');
    await host.changeSite('granite-nissan', (site) => ({
      ...site,
      plugins: (site.plugins ?? []).map((one) => ({ ...one, enabled: false })),
    }));
    await expect.poll(home, { intervals: [100] }).not.toContain('How customers rate us');
    const { text, headers } = await host.askSite('granite-nissan', '/');
    expect(text).not.toContain('What is your car worth?');
    expect(headers['content-security-policy']).not.toContain('vendor.localhost');
  } finally {
    await host.end();
  }
});

test('without JavaScript each place has its link', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`http://granite-nissan.localhost:${port}${await vehicle()}`);
  await expect(page.getByRole('link', { name: 'How customers rate us' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask us about insurance' })).toHaveAttribute('href', '/contact');
  await expect(page.getByRole('link', { name: 'Ask us to value it' })).toBeVisible();
  await context.close();
});
