import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
  preload: false,
  // Frames of other origins are not looked into.
  iframes: false,
};

/** What axe finds on a page by WCAG 2.2 AA, one line for each rule that it breaks, with up to three elements. */
export async function brokenRules(page: Page): Promise<string[]> {
  // A page has it once: it is as large as all scripts of a page together.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async (given) => {
    // Colours are judged by what lies where, which is not known of parts that are laid out once somebody comes near.
    document.documentElement.setAttribute('data-whole', '');
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, given);
    return violations.map(({ id, nodes }) => {
      const places = nodes.slice(0, 3).map(({ html }) => html.slice(0, 160));
      return `${id}: ${places.join(' | ')}`;
    });
  }, options);
}
