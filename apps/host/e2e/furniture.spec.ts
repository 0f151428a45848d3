import { expect, test } from '@playwright/test';
import { siteUrl } from './support/address.ts';
import { open } from './support/ready.ts';

test('[NAV-04] the footer groups its links, hides Buyer Tools on small screens, and names dealer, licence and year', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(siteUrl('harbour-toyota'));
  const footer = page.getByRole('contentinfo');
  for (const group of ['Buyer Tools', 'Servicing and Parts', 'Harbour Toyota']) {
    const links = footer.getByRole('navigation', { name: group });
    await expect(links).toBeVisible();
    expect(await links.getByRole('link').count()).toBeGreaterThan(0);
  }
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Harbour Toyota`);
  await expect(footer).toContainText('MD28714');

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(footer.getByRole('navigation', { name: 'Buyer Tools' })).toBeHidden();
  await expect(footer.getByRole('navigation', { name: 'Servicing and Parts' })).toBeVisible();
});

test('[NAV-02] a menu opens by keyboard and leads on', async ({ page }) => {
  await open(page, siteUrl('harbour-toyota'));
  const menu = page.getByRole('banner').getByRole('button', { name: /By type/ });
  await menu.focus();
  await page.keyboard.press('Enter');
  const utes = page.getByRole('banner').getByRole('link', { name: 'Utes' });
  await expect(utes).toBeVisible();
  await utes.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(siteUrl('harbour-toyota', '/search?body=Ute'));
});

test('a visitor on a phone reaches every page of the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, siteUrl('harbour-toyota'));
  await page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
  const menu = page.getByRole('dialog');
  await menu.getByText('Company', { exact: true }).click();
  await menu.getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL(siteUrl('harbour-toyota', '/careers'));
  await expect(menu).toBeHidden();
});
