import { expect, test, type Page } from '@playwright/test';
import { siteUrl, type SiteSlug } from './support/address.ts';
import { leadOf } from './support/leads.ts';
import { open, ready } from './support/ready.ts';
import { signInFor } from './support/signIn.ts';
import { answerCondition, describeCar, fillPlate, fillPerson, flow, choosePictures } from './support/tradeIn.ts';
import { firstInStock } from './support/wire.ts';

const slug: SiteSlug = 'harbour-toyota';

/** Signs in and comes as far as the offer of a car that the register knows. */
async function comeToOffer(page: Page, plate: string, path = '/trade-in'): Promise<string> {
  const phone = await signInFor(page, slug, path);
  await ready(page);
  await fillPlate(page, plate);
  await describeCar(page, '42,000');
  await answerCondition(page);
  await expect(page).toHaveURL(/step=offer/);
  return phone;
}

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 900 }],
] as const) {
  test(`[TRADE-01] [TRADE-02] [TRADE-03] on ${device}: plate, car, condition, estimate, pictures, and the accepted offer reaches the dealer`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await page.goto(siteUrl(slug, '/trade-in'));
    await expect(page).toHaveURL(/\/sign-in\?type=trade-in&redirect=%2Ftrade-in/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to value your trade-in');
    const phone = await comeToOffer(page, '1TRD100');
    const main = page.getByRole('main');
    await expect(main).toContainText('Our offer for your car');
    await ready(page);
    await choosePictures(page, 2);
    await expect(main.getByRole('status').filter({ hasText: '2 of 8 pictures added' })).toBeVisible();
    await expect(main.getByRole('img', { name: 'Picture 2 of 2', exact: true })).toBeVisible();
    await fillPerson(page);
    const counted: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/events')) counted.push(request.postData() ?? '');
    });
    const acceptances = () => counted.join('\n').split('"tradeInAccepted"').length - 1;
    await page.getByRole('button', { name: /^Accept \$/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offer accepted');
    await expect.poll(acceptances).toBe(1);
    await page.reload();
    const reference = (await main.getByText(/^Reference /).innerText()).replace('Reference ', '').trim();

    const lead = await leadOf(page, reference);
    expect(lead).toContain('3. Offer Accepted');
    expect(lead).toContain(slug);
    await page.goto(siteUrl(slug, '/my-garage'));
    await expect(page.getByRole('region', { name: 'Trade-in valuations' })).toContainText('1TRD100');
    await expect(page.getByText(`Signed in with ${phone}.`)).toBeVisible();
    expect(acceptances()).toBe(1);
  });
}

test('[TRADE-01] going back keeps what was answered, and another plate begins another car', async ({ page }) => {
  await comeToOffer(page, '1KEP200');
  const offer = await page
    .getByRole('main')
    .getByText(/^\$[\d,]+$/)
    .first()
    .innerText();
  await page.getByRole('link', { name: 'Condition', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Light marks' })).toBeChecked();
  await page.getByRole('link', { name: 'Plate', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Number plate' })).toHaveValue('1KEP200');
  await expect(page.getByLabel('State')).toHaveValue('WA');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Number plate' })).toHaveValue('1KEP200');
  await page.getByRole('link', { name: 'Offer', exact: true }).click();
  await expect(page.getByRole('main')).toContainText(offer);
});

for (const [plate, words] of [
  ['OLD300', 'more than seven years old'],
  ['FAR300', 'more than 100,000 km'],
] as const) {
  test(`[TRADE-05] ${plate} is too old or has run too far: no figure, but an appraisal can be asked for`, async ({
    page,
  }) => {
    await signInFor(page, slug, '/sell-my-car');
    await ready(page);
    await fillPlate(page, plate);
    await describeCar(page, plate === 'FAR300' ? '182,000' : '60,000');
    await expect(page).toHaveURL(/step=offer/);
    const main = page.getByRole('main');
    await expect(main).toContainText('Appraisal needed');
    await expect(main).toContainText(words);
    await expect(main.getByRole('button', { name: /^Accept/ })).toHaveCount(0);
    await ready(page);
    await fillPerson(page);
    await page.getByRole('button', { name: 'Ask for an appraisal' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We will look at your car');
    await page.getByRole('button', { name: 'Value another car' }).click();
    await expect(page.getByRole('textbox', { name: 'Number plate' })).toHaveValue('');
  });
}

test('[TRADE-02] a plate in no register is no dead end: the car is described by hand', async ({ page }) => {
  await signInFor(page, slug, '/trade-in');
  await ready(page);
  await fillPlate(page, 'ZZZ123');
  await expect(page.getByRole('main')).toContainText('We could not find a car with this number plate.');
  await ready(page);
  await flow(page).getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Enter the make, like Mazda.').first()).toBeVisible();
  for (const [name, text] of Object.entries({ Make: 'Mazda', Model: 'CX-5', Year: '2023', Kilometres: '30000' }))
    await page.getByRole('textbox', { name }).fill(text);
  await flow(page).getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/step=condition/);
});

test('[TRADE-02] a site that keeps valuations gets the one that was given, once, and the console says so', async ({
  page,
}) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await signInFor(page, 'haggle-free-cars', '/trade-in');
  await ready(page);
  await fillPlate(page, '1VAL900', 'QLD');
  await describeCar(page, '42,000');
  const saving = page.waitForRequest('**/api/miscellaneous');
  await answerCondition(page);
  expect((await saving).postDataJSON()).toMatchObject({
    column_name: 'valuation',
    rego: '1VAL900',
    regoState: 'QLD',
    kms: 42_000,
  });
  const saves = () => messages.filter((text) => text.includes('Valuation data saved successfully')).length;
  await expect.poll(saves).toBe(1);
  await open(page, siteUrl('haggle-free-cars', '/trade-in?step=offer'));
  await expect(page.getByRole('main')).toContainText('Our offer for your car');
  expect(saves()).toBe(1);
});

test('[ROUTE-05] [TRADE-04] a car’s own trade-in page names it, and one that cannot be traded for says so', async ({
  page,
}) => {
  const car = await firstInStock(slug, 'price > 200');
  await signInFor(page, slug, `/cars/trade-in?car_id=${car.objectID}`);
  await expect(page.getByRole('main')).toContainText(`Towards: ${car.name}`);
  const sold = await open(page, siteUrl(slug, '/cars/trade-in?car_id=no-such-car'));
  expect(sold?.status()).toBe(200);
  await expect(page).toHaveURL(siteUrl(slug, '/trade-in'));
});

test('[TRADE-06] questions about trade-ins are answered beside the form', async ({ page }) => {
  await signInFor(page, slug, '/sell-your-car');
  const faq = page.getByRole('region', { name: 'Good to know' });
  await expect(faq.locator('summary').first()).toBeVisible();
  await faq.locator('summary').first().focus();
  await page.keyboard.press('Enter');
  await expect(faq.locator('details').first()).toHaveAttribute('open', '');
});
