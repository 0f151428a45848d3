import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Lays out the parts too that otherwise wait until somebody comes near. */
export async function layOutWhole(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-whole', ''));
}

/** What axe finds on a page by WCAG 2.2 AA, one line for each rule that it breaks, with up to three elements. */
export async function brokenRules(page: Page): Promise<string[]> {
  // Colours are judged by what lies where, which is known of parts that are laid out.
  await layOutWhole(page);
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: wcag, resultTypes: ['violations'], preload: false })
    // In one go: frames of other origins are not looked into, and no second page is opened to put results together.
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => {
    const places = nodes.slice(0, 3).map(({ html }) => html.slice(0, 160));
    return `${id}: ${places.join(' | ')}`;
  });
}
