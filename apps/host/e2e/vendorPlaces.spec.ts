import { expect, type Page } from '@playwright/test';
import { port, siteUrl } from './support/address.ts';
import { test } from './support/lentHost.ts';
import { open } from './support/ready.ts';
import { touchUntil, vendorCalls } from './support/vendors.ts';
import { askSite, firstInStock } from './support/wire.ts';

const vehicle = async () => `/cars/${(await firstInStock('granite-nissan')).slug}`;

const question = (page: Page) => page.getByRole('region', { name: 'Is it OK if we use Lorikeet Analytics?' });
const countOf = (path: string) =>
  `http://tally.vendor.localhost:${port}/seen.json?${new URLSearchParams({ account: 'KC-5', page: path })}`;

test('[NAV-10] vendors stand below the menu, below the price and above the footer, and move nothing', async ({
  page,
}) => {
  const calls = vendorCalls(page);
  await open(page, siteUrl('granite-nissan', await vehicle()));
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.boundingBox();
  await expect(page.getByRole('link', { name: 'How customers rate us' })).toHaveAttribute('href', '/reviews');
  expect(calls).toEqual([]);
  const line = page.getByText(/4\.7 of 5 from 212 customers, Quokka Reviews/);
  await touchUntil(page, line);
  expect(await heading.boundingBox()).toEqual(before);
  expect(calls.map((call) => new URL(call).pathname)).toEqual(['/stars.js', '/stars.json']);

  const cover = page.getByRole('region', { name: 'What would insurance cost?' });
  await cover.getByRole('button', { name: 'See a price' }).click();
  const frame = page.frameLocator('iframe[data-tag="cover"]');
  await frame.getByLabel('Price of the car in dollars').fill('30000');
  await frame.getByLabel('Age of the youngest driver').fill('40');
  await frame.getByRole('button', { name: 'Show the price' }).click();
  await expect(cover.getByRole('status')).toHaveText(
    'About $1,110 a year for comprehensive cover, says a made-up price.',
  );
  const element = page.locator('iframe[data-tag="cover"]');
  expect(await element.getAttribute('sandbox')).not.toMatch(/top-navigation|popups/);
  // As wide as its card, and without a border of the browser's own.
  const [width, room] = await element.evaluate((one) => [one.clientWidth, one.parentElement?.clientWidth]);
  expect(width).toBe(room);

  await expect(page.getByRole('region', { name: 'What is your car worth?' })).toContainText('By Numbat Valuations');
});

test('[NAV-10] a count in the head comes after a yes alone, from its own origins, and shows nothing', async ({
  page,
}) => {
  const calls = vendorCalls(page);
  await open(page, siteUrl('kauri-cars', '/contact'));
  await expect(question(page)).toBeVisible({ timeout: 15_000 });
  await page.mouse.click(5, 5);
  expect(calls).toEqual([]);
  await question(page).getByRole('button', { name: 'Allow' }).click();
  const script = `http://count.vendor.localhost:${port}/count.js`;
  await expect.poll(() => calls).toEqual([script, countOf('/contact')]);
  await expect(page.locator('#vendor-count')).toHaveCount(0);

  // Each origin is let through for what the plug-in declares, and for nothing else.
  const policy = String((await askSite('kauri-cars', '/contact')).headers['content-security-policy']);
  const directives = policy.split(';').filter((one) => one.includes('tally.vendor.localhost'));
  expect(directives.map((one) => one.trim().split(' ')[0])).toEqual(['connect-src']);
  const elsewhere = page.evaluate(
    (url) => fetch(url).then(String, (error: Error) => error.name),
    `http://stars.vendor.localhost:${port}/stars.json`,
  );
  expect(await elsewhere).toBe('TypeError');

  // The yes holds on the next page, and a link to one after that is counted without the script coming again.
  calls.length = 0;
  await open(page, siteUrl('kauri-cars', '/about-us'));
  await page.mouse.click(5, 5);
  await expect.poll(() => calls).toEqual([script, countOf('/about-us')]);
  await page.getByRole('banner').getByRole('link', { name: 'Kauri Cars' }).first().click();
  await expect.poll(() => calls.at(-1)).toBe(countOf('/'));
});

test('a no keeps the count away', async ({ page }) => {
  const calls = vendorCalls(page);
  await open(page, siteUrl('kauri-cars', '/contact'));
  await question(page).getByRole('button', { name: 'Decline' }).click();
  await open(page, siteUrl('kauri-cars', '/about-us'));
  await page.mouse.click(5, 5);
  await page.waitForTimeout(2_000);
  expect(calls).toEqual([]);
});

test('the switch takes the count and its question off the pages, also for those who had agreed', async ({
  host,
  page,
}) => {
  const address = `http://kauri-cars.localhost:${host.port}/contact`;
  const policy = async () => String((await host.askSite('kauri-cars', '/contact')).headers['content-security-policy']);
  await expect.poll(policy).toContain('count.vendor.localhost');
  const calls = vendorCalls(page);
  await open(page, address);
  await question(page).getByRole('button', { name: 'Allow' }).click();
  await expect.poll(() => calls.length).toBe(2);
  await host.changeSite('kauri-cars', (site) => ({
    ...site,
    plugins: (site.plugins ?? []).map((one) => ({ ...one, enabled: false })),
  }));
  await expect.poll(policy, { intervals: [50] }).not.toContain('vendor.localhost');
  calls.length = 0;
  await open(page, address);
  await page.mouse.click(5, 5);
  await page.waitForTimeout(2_000);
  expect(calls).toEqual([]);
  await expect(question(page)).toHaveCount(0);
});

test('places of vendors are emptied by their switch', async ({ host }) => {
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
