import {
  demoDates,
  type NavigationItem,
  pageHref,
  parsePhone,
  type Site,
  siteSchema,
  toPublicSite,
} from '@forecourt/domain';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isPicture } from './pictures/index.ts';

const folder = new URL('../../../apps/host/sites/', import.meta.url);
const contentFolder = new URL('../../../apps/host/content/sites/', import.meta.url);
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .sort();
const readSite = (file: string): Record<string, unknown> => {
  const record = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Record<string, unknown>;
  delete record['$schema']; // for editors only: no field of a site
  return demoDates(record, null);
};
const inputs = files.map(readSite);
const sites: Site[] = inputs.map((input) => siteSchema.parse(input));
const bySlug = (slug: string) => {
  const site = sites.find((one) => one.slug === slug);
  if (!site) throw new Error(`No site ${slug}`);
  return site;
};

const linksOf = (items: readonly NavigationItem[]): string[] =>
  items.flatMap((item) => [item.url, ...linksOf(item.dropdownItems ?? [])]);

describe('the demo sites', () => {
  it('[SITE-01] are seven, each parsed whole and named like its file', () => {
    expect(sites.map(({ slug }) => `${slug}.json`)).toEqual(files);
    expect(sites.map(({ slug }) => slug)).toEqual([
      'coastline-caravans',
      'granite-nissan',
      'haggle-free-cars',
      'harbour-toyota',
      'kauri-cars',
      'southern-motor-group',
      'sunrise-kia',
    ]);
  });

  it.each(sites.map((site) => [site.slug, site] as const))('%s uses only fields the schema keeps', (slug, site) => {
    const input = inputs[files.indexOf(`${slug}.json`)];
    expect(JSON.parse(JSON.stringify(site))).toMatchObject(input ?? {});
  });

  it.each(sites.map((site) => [site.slug, site] as const))('%s links only to pages that exist', (slug, site) => {
    const search = String.raw`search(?:/[a-z0-9-]+){0,2}(?:\?[^#]+)?`;
    const known = new RegExp(
      String.raw`^/(?:\?[^#]*|#tow-match|${search}|contact(?:#locations)?|locations|favourites|special-offers|enquire\?about=similar)?$`,
    );
    const valued = /^(?:dealer:sellMyCar|\/(?:trade-in|sell-my-car|sell-your-car))$/;
    const own = [...site.pages.map((page): string => pageHref(page)), 'dealer:finance'];
    const dealer = site.pages.includes('genuine-service') || site.baseDomain ? ['dealer:serviceBooking'] : [];
    const owners = [
      slug,
      `../countries/${site.country.toLowerCase()}`,
      `../manufacturers/${site.manufacturer?.toLowerCase()}`,
    ];
    const isContent = (url: string) =>
      owners.some((owner) =>
        existsSync(new URL(url === '/blog' ? `${owner}/articles` : `${owner}/pages${url}.md`, contentFolder)),
      );
    const links = [...linksOf(site.navigation), ...site.dealershipWebsites.map(({ url }) => url)];
    const wrong = links.filter(
      (url) =>
        !known.test(url) &&
        !isContent(url) &&
        ![...own, ...dealer].includes(url) &&
        !(site.flags.tradeIn && valued.test(url)),
    );
    expect(wrong).toEqual([]);
  });

  it.each(sites.map((site) => [site.slug, site] as const))(
    '%s refines with filter parameters of the search page',
    (_, site) => {
      const filters = new Set([
        'badge',
        'body',
        'car_type',
        'certified',
        'city',
        'colour',
        'drive',
        'fuel',
        'location_name',
        'make',
        'model',
        'price',
        'seats',
        'sleeps',
        'state',
        'tag',
        'tare_weight',
        'transmission',
        'year',
      ]);
      const used = linksOf(site.navigation).flatMap((url) => [...new URL(url, 'http://site.example').searchParams]);
      expect(used.filter(([name]) => !filters.has(name))).toEqual([]);
      const ranges = used.filter(([name]) => ['price', 'tare_weight', 'year'].includes(name)).map(([, value]) => value);
      expect(ranges.filter((value) => !/^(\d+-\d*|-\d+)$/.test(value))).toEqual([]);
    },
  );

  it.each(sites.map((site) => [site.slug, site] as const))('%s gives phone numbers that can be dialled', (_, site) => {
    const numbers = [
      ...Object.values(site.phones),
      ...site.locations.flatMap(({ contact_detail }) => [contact_detail.phone, contact_detail.landline_phone]),
    ].filter((number) => number !== null);
    expect(numbers.length).toBeGreaterThan(2);
    expect(numbers.filter((number) => parsePhone(number, site.country) === null)).toEqual([]);
  });

  it.each(sites.map((site) => [site.slug, site] as const))(
    '[ENT-02] %s fills places, hours and special hours',
    (_, site) => {
      for (const location of site.locations) {
        expect(location.contact_detail.opening_hours.map(({ weekday }) => weekday)).toEqual([0, 1, 2, 3, 4, 5, 6]);
        for (const hours of location.contact_detail.opening_hours) {
          expect(hours.formated_hours).toMatch(hours.status === 'Open' ? /^\d+:\d\d [ap]m - \d+:\d\d pm$/ : /^Closed$/);
        }
        const dates = location.contact_detail.special_hours.map(({ date }) => date);
        expect(dates).toEqual(
          expect.arrayContaining([
            '2026-12-25',
            '2026-12-26',
            '2027-01-01',
            site.country === 'NZ' ? '2027-02-08' : '2027-01-26',
          ]),
        );
        expect(site.dealerships.map(({ id }) => id)).toContain(location.dealership_id);
      }
      const ids = site.locations.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(site.locations.filter(({ primary }) => primary)).toHaveLength(1);
    },
  );

  it.each(sites.map((site) => [site.slug, site] as const))('%s hands leads on by mail, ADF and webhook', (_, site) => {
    expect(site.leadDestinations.map(({ id, type }) => `${id} ${type}`)).toEqual([
      'mail email',
      'crm adf',
      'webhook webhook',
    ]);
  });

  it.each(sites.map((site) => [site.slug, site] as const))('%s has texts and reviews to show', (_, site) => {
    expect(
      [site.tagline, site.description, site.texts.heroTitle, site.texts.heroText, site.about].every(
        (text) => text.length > 10,
      ),
    ).toBe(true);
    expect(site.reviews.length).toBeGreaterThanOrEqual(6);
    expect(site.reviews.every(({ rating }) => rating >= 4)).toBe(true);
    expect(site.reviews.some(({ reply_text, reply_date }) => reply_text && reply_date)).toBe(true);
  });

  it('[RES-01] [RES-04] reserve, sell online and take trade-ins somewhere, and somewhere not', () => {
    for (const flag of ['checkout', 'onlinePurchase', 'tradeIn'] as const) {
      const kinds = new Set(sites.map((site) => toPublicSite(site, 'https://demo.example').flags[flag]));
      expect([...kinds].sort(), flag).toEqual([false, true]);
    }
  });

  it('and their content name only pictures that can be drawn', () => {
    const texts = globSync(['sites/*.json', 'content/**/*.{md,json}'], { cwd: new URL('../', folder) }).map((file) =>
      readFileSync(new URL(`../${file}`, folder), 'utf8'),
    );
    const names = texts.flatMap((text) =>
      [...text.matchAll(/\/media\/demo\/([^\s"']+)/g)].map(([, name = '']) => name),
    );
    expect(names.length).toBeGreaterThan(800);
    expect(names.filter((name) => !isPicture(name))).toEqual([]);
  });

  it('[SITE-05] the group and its Kia site show the same stock', () => {
    const sorted = (slug: string) => [...bySlug(slug).stockDealershipIds].sort();
    expect(sorted('sunrise-kia')).toEqual(sorted('southern-motor-group'));
    expect(bySlug('sunrise-kia').dealerships[0]?.slug).toBe('sunrise-kia');
    expect(sorted('granite-nissan')).not.toEqual(sorted('southern-motor-group'));
  });

  it('the group has places in three states', () => {
    const group = bySlug('southern-motor-group');
    expect(group.locations.length).toBeGreaterThanOrEqual(6);
    expect(new Set(group.locations.map(({ address }) => address.state))).toEqual(new Set(['NSW', 'VIC', 'QLD']));
  });
});
