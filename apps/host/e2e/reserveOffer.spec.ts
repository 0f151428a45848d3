import { expect, test } from '@playwright/test';
import { siteSlugs, type SiteSlug } from './support/address.ts';
import { wordsOf } from './support/html.ts';
import { askSite, stockOf } from './support/wire.ts';

/** Sites that take deposits; of these only some give a vehicle's money back. */
const reserving: Partial<Record<SiteSlug, { moneyBack: boolean }>> = {
  'haggle-free-cars': { moneyBack: true },
  'harbour-toyota': { moneyBack: false },
  'southern-motor-group': { moneyBack: false },
  'sunrise-kia': { moneyBack: false },
};

/** The page of a vehicle that can be reserved; null where the site has none. */
async function reservablePage(slug: SiteSlug): Promise<string | null> {
  const stock = (await stockOf(slug)).filter(({ reserved, price }) => !reserved && (price ?? 0) > 1_000);
  for (const vehicle of stock.slice(0, 12)) {
    const { text } = await askSite(slug, `/cars/${vehicle.slug}`);
    if (text.includes(`href="/cars/${vehicle.slug}/checkout"`)) return text;
  }
  return null;
}

/** The classes of the link or button with these words. */
const classesOf = (html: string, words: RegExp): string[] =>
  [...html.matchAll(/<(a|button) class="([^"]*)"[^>]*>(.*?)<\/\1>/gs)]
    .filter(([, , , inside]) => words.test(wordsOf(inside ?? '')))
    .flatMap(([, , classes = '']) => classes.split(' '));

async function stylesOf(slug: SiteSlug, html: string): Promise<string> {
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, path]) => path ?? '');
  return (await Promise.all(sheets.map(async (path) => (await askSite(slug, path)).text))).join('\n');
}

test('[RES-02] the button that reserves has the colour of success, beside every way to pay', async () => {
  for (const slug of siteSlugs) {
    const html = await reservablePage(slug);
    expect(html !== null, slug).toBe(slug in reserving);
    if (html === null) continue;
    const css = await stylesOf(slug, html);
    const isGreen = (name: string) =>
      new RegExp(`\\.${name}\\s*\\{[^}]*background(-color)?:\\s*var\\(--fc-color-success\\)`).test(css);
    for (const words of [/^Reserve online/, /^Reserve for \$/]) {
      expect(classesOf(html, words).some(isGreen), `${slug}: ${words}`).toBe(true);
    }
    expect(classesOf(html, /^Enquire now/).some(isGreen), slug).toBe(false);
    const [, strip = ''] = /<ul[^>]*aria-label="We accept">(.*?)<\/ul>/s.exec(html) ?? [];
    // A vehicle says which of them its dealer takes.
    const all = 'Mastercard Visa Maestro Google Pay Apple Pay';
    const some = slug === 'haggle-free-cars' ? [all] : [all, 'Mastercard Visa Maestro'];
    expect(some, slug).toContain(wordsOf(strip));
  }
});

test('[RES-05] only a dealer that gives a vehicle’s money back says so, with its hours', async () => {
  for (const [slug, { moneyBack }] of Object.entries(reserving)) {
    const words = wordsOf((await reservablePage(slug as SiteSlug)) ?? '');
    expect(words, slug).toContain('fully refundable');
    const guarantee = expect(words, slug);
    if (moneyBack) guarantee.toMatch(/money-back guarantee holds: bring the car back within 48 hours/);
    else guarantee.not.toContain('money-back');
  }
});
