import { expect, test, type Page } from '@playwright/test';
import { siteUrl } from './support/address.ts';
import { fillVisitor } from './support/enquiry.ts';
import { open } from './support/ready.ts';

const site = 'harbour-toyota';

const formOf = (page: Page) => page.getByRole('form', { name: 'Send us a message' });
const asleep = (page: Page) => page.locator('[data-not-live]').filter({ has: formOf(page) });

/** Keeps scripts back that a page asks for from now on. @returns lets them go */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = (): void => undefined;
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await free;
    await route.continue().catch(() => undefined);
  });
  return letGo;
}

/** Opens the contact page with its scripts kept back. @returns lets them go */
async function openAsleep(page: Page): Promise<() => void> {
  const letGo = await holdScripts(page);
  await page.goto(siteUrl(site, '/contact'), { waitUntil: 'domcontentloaded' });
  await expect(formOf(page)).toBeVisible();
  return letGo;
}

test('what was typed and chosen before the scripts have come stays, with focus and caret, and is sent', async ({
  page,
}) => {
  const wake = await openAsleep(page);
  const form = formOf(page);
  await fillVisitor(form);
  await form.getByLabel('Location').selectOption({ index: 1 });
  await form.getByRole('textbox', { name: 'Comments' }).fill('Are you open?');
  const name = form.getByLabel('First name');
  await name.focus();
  await name.evaluate((box: HTMLInputElement) => box.setSelectionRange(2, 2));
  wake();
  await expect(asleep(page)).toHaveCount(0);
  await expect(name).toBeFocused();
  await page.keyboard.type('xy');
  await expect(name).toHaveValue('Roxybin');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(siteUrl(site, '/success'));
});

test('on a phone a form that nobody has touched sleeps; sent while its code is under way it waits for it, and says what is wrong where it stands', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await open(page, siteUrl(site, '/contact'));
  await page.waitForLoadState('networkidle');
  await expect(asleep(page)).toHaveCount(1);
  let loads = 0;
  page.on('request', (request) => (loads += Number(request.isNavigationRequest())));
  const wake = await holdScripts(page);
  const form = formOf(page);
  await form.getByRole('button', { name: 'Send' }).click();
  wake();
  await expect(form.getByText('Choose a location.').first()).toBeVisible();
  expect(loads).toBe(0);
});

test('a form sent before the scripts have come is answered by the page itself', async ({ page }) => {
  await openAsleep(page);
  const form = formOf(page);
  await fillVisitor(form);
  await form.getByRole('textbox', { name: 'Comments' }).fill('Are you open?');
  await form.getByLabel('Location').selectOption({ index: 1 });
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(siteUrl(site, '/success'));
});
