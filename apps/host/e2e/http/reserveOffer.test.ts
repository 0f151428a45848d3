import type { VehicleSummary } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { siteSlugs, type SiteSlug } from '../support/address.ts';
import { isTaken, processorsOf } from '../support/demoStock.ts';
import { wordsOf } from '../support/html.ts';
import { documentOf, words } from '../support/pageOf.ts';
import { askSite, stockOf } from '../support/wire.ts';

/** Sites that take deposits; of these only some give a vehicle's money back. */
const reserving: Partial<Record<SiteSlug, { moneyBack: boolean }>> = {
  'haggle-free-cars': { moneyBack: true },
  'harbour-toyota': { moneyBack: false },
  'kauri-cars': { moneyBack: false },
  'southern-motor-group': { moneyBack: false },
  'sunrise-kia': { moneyBack: false },
};

const isFree = ({ id, reserved, price }: VehicleSummary) =>
  !reserved && (price ?? 0) > 1_000 && !isTaken(id) && processorsOf(id) !== null;
const offersDeposit = (html: string, { slug }: VehicleSummary) => html.includes(`href="/cars/${slug}/checkout"`);

/** The page of a vehicle that can be reserved; null where the site has none. */
async function reservablePage(slug: SiteSlug): Promise<string | null> {
  for (const vehicle of (await stockOf(slug)).filter(isFree).slice(0, 12)) {
    const { text } = await askSite(slug, `/cars/${vehicle.slug}`);
    if (offersDeposit(text, vehicle)) return text;
  }
  return null;
}

/** The classes of the links and buttons with these words. */
const classesOf = (html: string, text: RegExp): string[] =>
  [...documentOf(html).querySelectorAll('a, button')]
    .filter((element) => text.test(words(element)))
    .flatMap(({ classList }) => [...classList]);

async function stylesOf(slug: SiteSlug, html: string): Promise<string> {
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, path]) => path ?? '');
  return (await Promise.all(sheets.map(async (path) => (await askSite(slug, path)).text))).join('\n');
}

test('[RES-02] the button that reserves has the colour of success, and no other button has it', async () => {
  for (const slug of siteSlugs) {
    const html = await reservablePage(slug);
    expect(html !== null, slug).toBe(slug in reserving);
    if (html === null) continue;
    const css = await stylesOf(slug, html);
    const isGreen = (name: string) =>
      new RegExp(`\\.${name}\\s*\\{[^}]*background(-color)?:\\s*var\\(--fc-color-success\\)`).test(css);
    for (const text of [/^Reserve online/, /^Reserve for \$/]) {
      expect(classesOf(html, text).some(isGreen), `${slug}: ${text}`).toBe(true);
    }
    expect(classesOf(html, /^Enquire now/).some(isGreen), slug).toBe(false);
  }
});

/** What visitors read of the ways to pay, by the processors that the vehicle's dealer names for it. */
const accepted: Readonly<Record<string, string | null>> = {
  'card,wallet': 'Mastercard Visa Maestro Google Pay Apple Pay',
  card: 'Mastercard Visa Maestro',
  '': null,
};

test('[RES-02] [RES-03] a vehicle names exactly the ways to pay that its dealer takes for it, and without one takes no deposit', async () => {
  const seen = new Map<string, Set<string>>();
  for (const slug of Object.keys(reserving) as SiteSlug[]) {
    const stock = (await stockOf(slug)).filter(isFree);
    const waysOf = ({ id }: VehicleSummary) => processorsOf(id)?.toSorted().join() ?? '';
    for (const ways of new Set(stock.map(waysOf))) {
      expect(Object.keys(accepted), slug).toContain(ways);
      for (const vehicle of stock.filter((one) => waysOf(one) === ways).slice(0, 3)) {
        const { text } = await askSite(slug, `/cars/${vehicle.slug}`);
        const [, strip] = /<ul[^>]*aria-label="We accept"[^>]*>(.*?)<\/ul>/s.exec(text) ?? [];
        const of = `${slug}: ${vehicle.slug}`;
        expect(strip === undefined ? null : wordsOf(strip), of).toBe(accepted[ways]);
        expect(offersDeposit(text, vehicle), of).toBe(ways !== '');
      }
      seen.set(slug, (seen.get(slug) ?? new Set()).add(ways));
    }
  }
  // The superstore takes every way for every vehicle; the dealers of the others differ from vehicle to vehicle.
  const all = new Set(Object.keys(accepted));
  const { 'haggle-free-cars': superstore, ...others } = Object.fromEntries(seen);
  expect(superstore).toEqual(new Set(['card,wallet']));
  for (const [slug, ways] of Object.entries(others)) expect(ways, slug).toEqual(all);
});

test('[RES-05] only a dealer that gives a vehicle’s money back says so, with its hours', async () => {
  for (const [slug, { moneyBack }] of Object.entries(reserving)) {
    const words = wordsOf((await reservablePage(slug as SiteSlug)) ?? '');
    expect(words, slug).toContain('fully refundable');
    const guarantee = expect(words, slug);
    if (moneyBack) guarantee.toMatch(/our money-back guarantee: bring the car back within 48 hours of taking it home/);
    else guarantee.not.toContain('money-back');
  }
});
