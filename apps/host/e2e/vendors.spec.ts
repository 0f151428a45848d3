import { expect, type Page } from '@playwright/test';
import { port, siteSlugs, siteUrl } from './support/address.ts';
import { test } from './support/lentHost.ts';
import { open } from './support/ready.ts';
import { touchUntil, vendorCalls } from './support/vendors.ts';
import { ask, askSite, firstInStock } from './support/wire.ts';

const chatOrigin = (at = port) => `http://chat.vendor.localhost:${at}`;
const valueOrigin = (at = port) => `http://value.vendor.localhost:${at}`;
const coverOrigin = (at = port) => `http://cover.vendor.localhost:${at}`;
const countOrigin = (at = port) => `http://count.vendor.localhost:${at}`;
const starsOrigin = (at = port) => `http://stars.vendor.localhost:${at}`;
const tallyOrigin = (at = port) => `http://tally.vendor.localhost:${at}`;

const policyOf = async (slug: (typeof siteSlugs)[number], path: string) =>
  String((await askSite(slug, path)).headers['content-security-policy']);

const question = (page: Page) => page.getByRole('region', { name: 'Is it OK if we use Galah Chat?' });
const vehicle = async () => `/cars/${(await firstInStock('haggle-free-cars')).slug}`;

test('[NAV-10] a chat of another company comes after a yes and a touch, and answers in its corner', async ({
  page,
}) => {
  const calls = vendorCalls(page);
  await open(page, siteUrl('coastline-caravans', '/contact'));
  await expect(question(page)).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('link', { name: 'Ask us', exact: true })).toBeVisible();
  await page.mouse.click(5, 5);
  expect(calls).toEqual([]);
  await question(page).getByRole('button', { name: 'Allow' }).click();
  const launcher = page.getByRole('button', { name: 'Talk to us' });
  await expect(launcher).toBeVisible();
  expect(calls).toEqual([`${chatOrigin()}/chat.js`]);
  await launcher.click();
  const log = page.getByRole('log', { name: 'Conversation' });
  await expect(log).toContainText('G’day from Coastline Caravans');
  // What the vendor tells of itself comes through the page's policy, from its own origin.
  await expect(log).toContainText('We answer on weekdays');
  const talk = page.getByRole('region', { name: 'Galah Chat' });
  await talk.getByRole('textbox', { name: 'Your message' }).fill('Do you have a van for four?');
  await talk.getByRole('button', { name: 'Send' }).click();
  await expect(log).toContainText('You: Do you have a van for four?');

  // On the next page the yes still holds, and the touch is waited for.
  calls.length = 0;
  await open(page, siteUrl('coastline-caravans', '/about-us'));
  await page.waitForTimeout(1_000);
  expect(calls).toEqual([]);
  await touchUntil(page, page.getByRole('button', { name: 'Talk to us' }));
});

test('a no keeps the chat away, and can be taken back', async ({ page }) => {
  const calls = vendorCalls(page);
  await open(page, siteUrl('coastline-caravans', '/contact'));
  await question(page).getByRole('button', { name: 'Decline' }).click();
  await page.mouse.click(5, 5);
  await expect(page.getByRole('link', { name: 'Ask us', exact: true })).toBeVisible();
  expect(calls).toEqual([]);
  await page.getByRole('button', { name: 'Privacy choices' }).click();
  await question(page).getByRole('button', { name: 'Allow' }).click();
  await expect(page.getByRole('button', { name: 'Talk to us' })).toBeVisible();
});

test('a valuation in a closed frame is loaded on a press, tells its height and its answer, and cannot reach the page', async ({
  page,
}) => {
  const calls = vendorCalls(page);
  const address = siteUrl('haggle-free-cars', await vehicle());
  await open(page, address);
  const card = page.getByRole('region', { name: 'What is your car worth?' });
  await page.mouse.click(5, 5);
  await expect(card).toContainText('By Numbat Valuations, who will see what you enter here.');
  expect(calls).toEqual([]);
  await card.getByRole('button', { name: 'Value my car' }).click();
  const frame = page.frameLocator('iframe[data-tag="car-value"]');
  await frame.getByLabel('Your car is a').selectOption({ label: 'dual-cab ute' });
  await frame.getByLabel('Year it was built').fill('2020');
  await frame.getByLabel('Kilometres on the clock').fill('80000');
  const height = Number(await page.locator('iframe[data-tag="car-value"]').getAttribute('height'));
  expect(height).toBeGreaterThan(250);
  expect(height).toBeLessThanOrEqual(640);
  await frame.getByRole('button', { name: 'Show the estimate' }).click();
  await expect(card.getByRole('status')).toHaveText(/^Haggle-Free Cars would pay about \$[\d,]+ for a car like yours/);
  await expect(card.getByRole('link', { name: 'Ask us to value it' })).toHaveAttribute('href', '/trade-in');
  expect(new Set(calls.map((call) => new URL(call).origin))).toEqual(new Set([valueOrigin()]));

  // What a vendor could try from within.
  const inside = page.frames().find((one) => one.url().startsWith(valueOrigin()));
  const tried = await inside?.evaluate(() => {
    const attempt = (action: () => unknown): string => {
      try {
        return `got ${String(action())}`;
      } catch (error) {
        return (error as Error).name;
      }
    };
    return {
      words: attempt(() => window.top?.document.title),
      storage: attempt(() => window.top?.localStorage.length),
      element: attempt(() => window.frameElement),
      leads: attempt(() => {
        if (window.top) window.top.location.href = 'https://evil.example/';
        return 'away';
      }),
      opened: attempt(() => window.open('https://evil.example/')),
    };
  });
  expect(tried).toEqual({
    words: 'SecurityError',
    storage: 'SecurityError',
    element: 'got null',
    leads: expect.stringMatching(/SecurityError|got away/),
    opened: 'got null',
  });
  await page.waitForTimeout(500);
  expect(page.url()).toBe(address);

  // A message of another window is not believed.
  await page.evaluate(() => window.postMessage({ forecourt: 'answer', words: 'It is worth a million' }, '*'));
  await expect(card.getByRole('status')).toHaveText(/^Haggle-Free Cars would pay/);
});

test('policies name exactly the origins of the vendors that a site has', async () => {
  const paths: Record<string, string> = {};
  for (const slug of siteSlugs) paths[slug] = await policyOf(slug, '/contact');
  for (const slug of siteSlugs) {
    const named = new Set(paths[slug]?.match(/http:\/\/\w+\.vendor\.localhost:\d+/g) ?? []);
    const own: Partial<Record<string, string[]>> = {
      'coastline-caravans': [chatOrigin()],
      'haggle-free-cars': [valueOrigin()],
      'granite-nissan': [coverOrigin(), starsOrigin(), valueOrigin()],
      'kauri-cars': [countOrigin(), tallyOrigin()],
    };
    expect([slug, [...named].toSorted()]).toEqual([slug, own[slug] ?? []]);
  }
  const chat = paths['coastline-caravans'] ?? '';
  expect(chat).toMatch(new RegExp(`script-src [^;]*${chatOrigin()}`));
  expect(chat).toMatch(new RegExp(`connect-src [^;]*${chatOrigin()}`));
  const value = paths['haggle-free-cars'] ?? '';
  expect(value).toContain(`frame-src 'self' ${valueOrigin()};`);
  expect(value).not.toMatch(new RegExp(`(script|connect|img)-src [^;]*vendor`));
});

test('without JavaScript a link stands in the place of each vendor', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const calls = vendorCalls(page);
  await page.goto(siteUrl('coastline-caravans', '/contact'));
  await expect(page.getByRole('link', { name: 'Ask us', exact: true })).toHaveAttribute('href', '/contact');
  await page.goto(siteUrl('haggle-free-cars', await vehicle()));
  const card = page.getByRole('region', { name: 'What is your car worth?' });
  await expect(card.getByRole('link', { name: 'Ask us to value it' })).toBeVisible();
  expect(calls).toEqual([]);
  await context.close();
});

test('a page works on while its vendors are away', async ({ page }) => {
  test.setTimeout(90_000);
  await page.route(/vendor\.localhost/, (route) => route.abort());
  await open(page, siteUrl('haggle-free-cars', await vehicle()));
  const card = page.getByRole('region', { name: 'What is your car worth?' });
  await card.getByRole('button', { name: 'Value my car' }).click();
  await expect(card.getByRole('status')).toHaveText('Numbat Valuations isn’t available right now.', {
    timeout: 15_000,
  });
  await expect(card.getByRole('link', { name: 'Ask us to value it' })).toBeVisible();
  await page.getByRole('link', { name: 'Enquire', exact: true }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();

  await open(page, siteUrl('coastline-caravans', '/contact'));
  await question(page).getByRole('button', { name: 'Allow' }).click();
  await expect(page.getByRole('link', { name: 'Ask us', exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'First name' }).first()).toBeEditable();
});

test('a vendor that is over its budget is named in the report, and one that is switched off is gone', async ({
  host,
  browser,
}) => {
  const address = `http://coastline-caravans.localhost:${host.port}/contact`;
  const budgeted = (enabled: boolean) =>
    host.changeSite('coastline-caravans', (site) => ({
      ...site,
      plugins: (site.plugins ?? []).map((one) => ({ ...one, enabled, budget: { kilobytes: 1 } })),
    }));
  const policy = async () => {
    const { headers } = await host.askSite('coastline-caravans', '/contact', { isAlone: true });
    return String(headers['content-security-policy']);
  };
  await budgeted(true);
  await expect(async () => expect(await policy()).toContain(chatOrigin(host.port))).toPass();

  const context = await browser.newContext();
  // The browser of the tests says that a program drives it, and such visits are not counted.
  await context.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { value: false }));
  const page = await context.newPage();
  const library = page.waitForResponse(
    async (answer) => answer.url().endsWith('.js') && (await answer.text()).includes('interactionTarget'),
  );
  await open(page, address);
  await question(page).getByRole('button', { name: 'Allow' }).click();
  await page.getByRole('button', { name: 'Talk to us' }).click();
  await expect(page.getByRole('log', { name: 'Conversation' })).toContainText('We answer on weekdays');
  await library;
  await page.waitForTimeout(500);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(async () => {
    const { text } = await ask('localhost', '/demo/vitals', { to: host.port });
    expect(text.replace(/<!-- -->/g, '')).toMatch(
      /<strong>coastline-caravans<\/strong>, talk: [2-9] kB and \d+ ms of blocked input in each of 1 visits, over its budget in 1/,
    );
  }).toPass();

  // How soon it is taken up the tests of the store of sites tell: here the machine would be measured.
  await budgeted(false);
  await expect.poll(policy).not.toContain('vendor.localhost');
  const { text } = await host.askSite('coastline-caravans', '/contact');
  expect(text).not.toContain('chat.js');
  const calls = vendorCalls(page);
  await open(page, address);
  await page.mouse.click(5, 5);
  await expect(page.getByRole('button', { name: 'Talk to us' })).toHaveCount(0);
  await expect(question(page)).toHaveCount(0);
  expect(calls).toEqual([]);
  await context.close();
});
