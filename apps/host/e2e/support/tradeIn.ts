import { expect, type Locator, type Page } from '@playwright/test';
import { greyPicture } from './plainForm.ts';

/** The form of the step that is open: the last one of the page, below the pictures. */
const flow = (page: Page): Locator => page.getByRole('main').locator('form').last();

export async function fillPlate(page: Page, plate: string, state = 'WA'): Promise<void> {
  await page.getByRole('textbox', { name: 'Number plate' }).fill(plate);
  await page.getByLabel('State').selectOption(state);
  await page.getByRole('button', { name: 'Find my car' }).click();
  await expect(page).toHaveURL(/step=vehicle/);
}

export async function describeCar(page: Page, kms: string): Promise<void> {
  await expect(page.getByRole('main')).toContainText('We found this car from its number plate.');
  await page.getByRole('textbox', { name: 'Kilometres' }).fill(kms);
  await page.getByRole('button', { name: 'Continue' }).click();
  // What nobody can value online is not asked about any further.
  await expect(page).toHaveURL(/step=(condition|offer)/);
}

/** Answers every question about the condition of the car. */
export async function answerCondition(page: Page): Promise<void> {
  const answers = ['Light marks', 'Light wear', 'Partly', 'Yes, repaired', 'Worn', 'One'];
  for (const name of answers) await page.getByRole('radio', { name, exact: true }).check();
  await page.getByRole('button', { name: 'Show my estimate' }).click();
  await expect(page).toHaveURL(/step=offer/);
}

/** The part for pictures, opened: it is out of the way while there are none. */
async function openPictures(page: Page): Promise<Locator> {
  const part = page.getByRole('region', { name: 'Pictures of your car' });
  if ((await part.locator('details').getAttribute('open')) === null) await part.locator('summary').click();
  return part;
}

/** Chooses pictures of the car, which sends them where scripts run. */
export async function choosePictures(page: Page, count: number): Promise<void> {
  const part = await openPictures(page);
  const files = Array.from({ length: count }, (_one, place) => ({
    name: `side-${place + 1}.png`,
    mimeType: 'image/png',
    buffer: greyPicture,
  }));
  await part.locator('input[type=file][name=pictures]').setInputFiles(files);
}

/** Fills who asks. The phone is there already: it is the signed-in one. */
export async function fillPerson(page: Page): Promise<void> {
  const form = flow(page);
  const person = { 'First name': 'Robin', 'Last name': 'Nguyen', Email: 'robin@example.com.au', Postcode: '6160' };
  for (const [name, text] of Object.entries(person)) await form.getByRole('textbox', { name }).fill(text);
  const place = form.getByLabel('Location');
  if ((await place.count()) > 0) await place.selectOption({ index: 1 });
  const dealership = form.getByLabel('Dealership');
  if ((await dealership.count()) > 0) await dealership.selectOption({ index: 1 });
}
