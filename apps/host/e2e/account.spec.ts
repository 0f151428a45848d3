import { hasAccounts } from '@forecourt/domain';
import { expect, test } from '@playwright/test';
import { siteSlugs, siteUrl } from './support/address.ts';
import { siteOf } from './support/gated.ts';
import { open } from './support/ready.ts';
import { openSession } from './support/sessions.ts';
import { signInFor } from './support/signIn.ts';
import { askSite, firstInStock } from './support/wire.ts';

const signInAddress = 'href="/sign-in?type=garage&amp;redirect=%2Fmy-garage&amp;back=%2F"';

test('[GATE-06] every page of a site with something to sign in for leads to the account, without JavaScript too', async () => {
  for (const slug of siteSlugs) {
    const { slug: car } = await firstInStock(slug);
    for (const path of ['/', `/cars/${car}`, siteOf(slug).paths.search]) {
      const { text } = await askSite(slug, path);
      expect(text.includes(signInAddress), `${slug}${path}`).toBe(hasAccounts(siteOf(slug)));
    }
  }
});

test('[GATE-06] pages that are stored are the same for signed-in visitors, and the account’s address leads them on', async () => {
  const { cookie } = await openSession('sunrise-kia');
  const [stranger, visitor] = [
    await askSite('sunrise-kia', '/'),
    await askSite('sunrise-kia', '/', { headers: { cookie } }),
  ];
  expect(visitor.text.includes(signInAddress)).toBe(true);
  expect(visitor.text.length).toBe(stranger.text.length);
  const led = await askSite('sunrise-kia', '/sign-in?type=garage&redirect=%2Fmy-garage&back=%2F', {
    headers: { cookie },
  });
  expect([led.status, led.headers.location]).toEqual([307, '/my-garage']);
});

for (const { device, size } of [
  { device: 'desk', size: { width: 1440, height: 900 } },
  { device: 'phone', size: { width: 390, height: 844 } },
]) {
  test(`[GATE-06] whoever is signed in finds garage, reservations and the way out on a ${device}`, async ({ page }) => {
    await page.setViewportSize(size);
    await signInFor(page, 'sunrise-kia', '/my-garage');
    await open(page, siteUrl('sunrise-kia'));
    const header = page.getByRole('banner');
    const account = header.getByRole('button', { name: 'My account' });
    await account.click();
    await header.getByRole('link', { name: 'My reservations' }).click();
    await page.waitForURL(siteUrl('sunrise-kia', '/my-garage#reservations'));
    await expect(page.getByRole('region', { name: 'Reservations' })).toBeInViewport();
    await expect(header.getByRole('link', { name: 'My reservations' })).toBeHidden();
    if (device === 'phone') {
      await header.getByRole('button', { name: 'Menu' }).click();
      const drawer = page.getByRole('dialog', { name: 'Menu' }).getByRole('navigation', { name: 'My account' });
      await drawer.getByRole('link', { name: 'My garage' }).click();
      await expect(drawer).toBeHidden();
      await header.getByRole('button', { name: 'Menu' }).click();
      await drawer.getByRole('button', { name: 'Sign out' }).click();
    } else {
      await account.click();
      await header.getByRole('button', { name: 'Sign out' }).click();
    }
    await page.waitForURL(siteUrl('sunrise-kia', '/'));
    await expect(header.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await page.goto(siteUrl('sunrise-kia', '/my-garage'));
    await expect(page).toHaveURL(/\/sign-in\?type=garage/);
  });
}
