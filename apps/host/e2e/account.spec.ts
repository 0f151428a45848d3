import { expect, test } from '@playwright/test';
import { siteUrl } from './support/address.ts';
import { open } from './support/ready.ts';
import { signInFor } from './support/signIn.ts';

test('[GATE-06] whoever is signed in finds garage, reservations and the way out on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInFor(page, 'sunrise-kia', '/contact');
  await open(page, siteUrl('sunrise-kia'));
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'My account' }).click();
  await header.getByRole('link', { name: 'My reservations' }).click();
  await page.waitForURL(siteUrl('sunrise-kia', '/my-garage#reservations'));
  await expect(page.getByRole('region', { name: 'Reservations' })).toBeInViewport();
  await expect(header.getByRole('link', { name: 'My reservations' })).toBeHidden();
  await header.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' }).getByRole('navigation', { name: 'My account' });
  await drawer.getByRole('link', { name: 'My garage' }).click();
  await expect(drawer).toBeHidden();
  await header.getByRole('button', { name: 'Menu' }).click();
  await drawer.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL(siteUrl('sunrise-kia', '/'));
  await expect(header.getByRole('link', { name: 'Sign in' })).toBeVisible();
});
