import { expect, type Page } from '@playwright/test';
import { demoUrl } from './address.ts';

/** What the demo's outbox shows of the lead whose reference a visitor was given. Opens it beside the visitor's page. */
export async function leadOf(page: Page, reference: string): Promise<string> {
  const outbox = await page.context().newPage();
  const lead = outbox.locator(`section[aria-label^="Lead ${reference.toLowerCase()}"]`);
  await expect(async () => {
    await outbox.goto(demoUrl('/demo/outbox'));
    await expect(lead).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
  const text = await lead.innerText();
  await outbox.close();
  return text;
}
