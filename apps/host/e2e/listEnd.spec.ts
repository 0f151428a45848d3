import { expect, test } from '@playwright/test';
import { siteUrl } from './support/address.ts';
import { open } from './support/ready.ts';

for (const [screen, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  desk: { width: 1280, height: 900 },
}))
  test(`[SRCH-12] the end of a list stands still for who jumps there in a ${screen}’s window`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page, siteUrl('southern-motor-group', '/search'));
    const places = await page.getByRole('navigation', { name: 'Pages' }).evaluate(async (pager) => {
      pager.scrollIntoView({ behavior: 'instant', block: 'center' });
      const seen = new Set<number>();
      for (let frame = 0; frame < 60; frame++) {
        await new Promise(requestAnimationFrame);
        seen.add(Math.round(pager.getBoundingClientRect().top));
      }
      return [...seen];
    });
    expect(Math.max(...places) - Math.min(...places)).toBeLessThanOrEqual(1);
  });
