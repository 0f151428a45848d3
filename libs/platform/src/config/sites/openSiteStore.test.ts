import { readdirSync, readFileSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { putFile, temporaryFolder } from '../../testing/temporaryFolder.ts';
import { openLastGoodSites } from './lastGoodSites.ts';
import { platformOnly } from '../registry/registered.ts';
import { plainSiteInput as site } from '../testing/plainSite.ts';
import { openSiteStore, type SiteStoreOptions } from './openSiteStore.ts';

let folder: string;
let clock: number;
let logged: string[];

beforeEach(() => {
  folder = temporaryFolder();
  clock = 1_000_000;
  logged = [];
});

const put = (slug: string, content: unknown) => putFile(folder, `${slug}.json`, content);
const open = (changes: Partial<SiteStoreOptions> = {}) =>
  openSiteStore({
    folder,
    demo: true,
    originTemplate: 'http://{slug}.localhost:3000',
    log: (message: string) => logged.push(message),
    now: () => clock,
    ...changes,
  });

it('[SITE-01] finds a site by its slug, with all its configuration', () => {
  put('north', site('north', { phones: { used: '+61893350100' }, search: { perPage: 30 }, flags: { checkout: true } }));
  const found = open().bySlug('north');
  expect(found).toMatchObject({
    template: 'group',
    search: { perPage: 30, soldDays: 3 },
    phones: { used: '+61893350100' },
  });
  expect(found?.flags).toEqual({ checkout: true });
  expect(open().bySlug('south')).toBeNull();
});

it('[SITE-04] finds a site only by host names that are its own', () => {
  put('north', site('north', { hosts: ['www.north.example'] }));
  put('south', site('south', { hosts: ['www.south.example'] }));
  const store = open();
  expect(store.byHost('www.north.example')?.slug).toBe('north');
  expect(store.byHost('WWW.South.Example')?.slug).toBe('south');
  expect(store.byHost('north.localhost')?.slug).toBe('north');
  const strangers =
    'localhost north north.example evil.www.north.example www.north.example.evil.example 127.0.0.1 __proto__ constructor';
  for (const stranger of ['', ...strangers.split(' ')])
    expect([stranger, store.byHost(stranger)]).toEqual([stranger, null]);
});

it('[SITE-04] answers to demo names in demo mode only', () => {
  put('north', site('north', { hosts: ['www.north.example'] }));
  const store = open({ demo: false, originTemplate: 'https://{slug}.cars.example' });
  expect(store.byHost('north.localhost')).toBeNull();
  expect(store.byHost('www.north.example')?.slug).toBe('north');
});

it.each([true, false])('[SITE-04] answers to the name of every address that it prints: demo %s', (demo) => {
  put('north', site('north', { origin: 'https://cars.north.example:8443', hosts: ['www.north.example'] }));
  put('south', site('south'));
  const store = open({ demo, originTemplate: 'https://{slug}.cars.example:8443' });
  for (const one of store.all()) {
    expect(store.byHost(new URL(store.publicSite(one).origin).hostname)?.slug).toBe(one.slug);
  }
  expect(store.byHost('north.cars.example')).toBeNull();
});

it('[SITE-04] gives the name of an origin that several sites share to the first, and says so of the others', () => {
  put('north', site('north'));
  put('south', site('south'));
  const store = open({ originTemplate: 'https://cars.example' });
  expect(store.all().map(({ slug }) => slug)).toEqual(['north']);
  expect(logged).toEqual(["south.json: hosts: 'cars.example' belongs to north already; the site is not served"]);
});

it('[SITE-04] gives the browser neither destinations of leads nor host names', () => {
  const leadDestinations = [{ id: 'm', type: 'email' as const, to: 'boss@north.example' }];
  put('north', site('north', { hosts: ['www.north.example'], leadDestinations }));
  const store = open();
  const [north] = store.all();
  if (!north) throw new Error('There is no site.');
  expect(JSON.stringify(store.publicSite(north))).not.toMatch(/boss@north|www\.north/);
});

it('builds origins from configuration: the site’s own, else the installation’s', () => {
  put('north', site('north', { origin: 'https://www.north.example' }));
  put('south', site('south'));
  const origins = (store: ReturnType<typeof open>) => store.all().map((one) => store.publicSite(one).origin);
  expect(origins(open())).toEqual(['https://www.north.example', 'http://south.localhost:3000']);
  expect(origins(open({ originTemplate: 'https://{slug}.cars.example' }))).toEqual([
    'https://www.north.example',
    'https://south.cars.example',
  ]);
});

it('[SITE-01] serves the sites whose files are right, and says of every other what is wrong', () => {
  put('north', site('north', { hosts: ['shared.example'] }));
  put('south', site('south', { hosts: ['shared.example'] }));
  put('east', { ...site('east'), template: 'franchize', stockDealershipIds: [] });
  put('west', '{ "slug": ');
  put('other-name', site('centre'));
  put('www', site('www'));
  const store = open({ registered: { ...platformOnly, themes: { names: ['group'], problemsOf: () => [] } } });
  expect(store.all().map(({ slug }) => slug)).toEqual(['north']);
  expect(store.byHost('shared.example')?.slug).toBe('north');
  expect(store.problems().map(({ file, field, message }) => [file, field, message])).toEqual([
    ['east.json', 'template', "'franchize' is not known; did you mean 'franchise'?"],
    ['east.json', 'stockDealershipIds', expect.any(String)],
    ['other-name.json', 'slug', "must be the file's name"],
    ['south.json', 'hosts', "'shared.example' belongs to north already"],
    ['west.json', '', expect.stringMatching(/^is not JSON/)],
    ['www.json', 'slug', "'www' is kept for the host itself"],
  ]);
  expect(logged).toHaveLength(6);
  expect(logged[3]).toBe("south.json: hosts: 'shared.example' belongs to north already; the site is not served");
});

it('[SITE-01] does not start where no site can be served', () => {
  put('north', { ...site('north'), theme: '' });
  put('south', '{');
  expect(() => open()).toThrow(/cannot be used:\n {2}north\.json: theme: [^]*south\.json: the file: is not JSON/);
});

it('starts with a site as it was last good when its file is wrong by then, and forgets one that is removed', () => {
  const lastGood = openLastGoodSites(join(folder, 'kept'));
  put('north', site('north', { tagline: 'Good' }));
  put('south', site('south'));
  open({ lastGood });
  put('north', { ...site('north'), phone: '08 9335 0100' });
  const store = open({ lastGood });
  expect(store.bySlug('north')?.tagline).toBe('Good');
  expect(store.problems()).toEqual([
    { file: 'north.json', field: 'phone', message: "is not a known field; did you mean 'phones'?" },
  ]);
  put('north', site('north', { tagline: 'Better' }));
  unlinkSync(join(folder, 'south.json'));
  clock += 1_000;
  expect(store.bySlug('north')?.tagline).toBe('Better');
  expect(store.problems()).toEqual([]);
  expect(store.bySlug('south')).toBeNull();
  expect(readdirSync(join(folder, 'kept'))).toEqual(['north.json']);
});

it('says what to do when there is no folder, or no site in it', () => {
  expect(() => open()).toThrow(/holds no site: add one JSON file/);
  expect(() => open({ folder: join(folder, 'none') })).toThrow(/cannot be read \(ENOENT\): set FORECOURT_SITES/);
});

it('takes up a changed, a new and a removed site within a second, and reads no other file again', () => {
  put('north', site('north'));
  put('east', site('east'));
  const store = open();
  const east = store.bySlug('east');
  put('north', site('north', { name: 'Renamed' }));
  put('south', site('south'));
  clock += 500;
  expect(store.bySlug('south')).toBeNull();
  clock += 500;
  expect(store.byHost('north.localhost')?.name).toBe('Renamed');
  expect(store.bySlug('south')?.slug).toBe('south');
  expect(store.bySlug('east')).toBe(east);
  unlinkSync(join(folder, 'south.json'));
  clock += 1_000;
  expect(store.byHost('south.localhost')).toBeNull();
});

it('keeps the last good sites when a change is wrong, and says so once', () => {
  put('north', site('north'));
  const store = open();
  put('north', { ...site('north'), theme: '' });
  clock += 1_000;
  expect(store.bySlug('north')?.theme).toBe('group');
  clock += 1_000;
  expect(store.bySlug('north')?.theme).toBe('group');
  expect(logged).toEqual([expect.stringMatching(/^north\.json: theme: .*; the site stays as it was$/)]);
  put('north', site('north'));
  clock += 1_000;
  expect(store.problems()).toEqual([]);
});

it('[SITE-01] checks a site when it is written, and shows it at once', () => {
  put('north', site('north', { hosts: ['www.north.example'] }));
  const store = open();
  expect(store.write(site('south', { tagline: 'New' })).search.perPage).toBe(24);
  expect(store.bySlug('south')?.tagline).toBe('New');
  expect(JSON.parse(readFileSync(join(folder, 'south.json'), 'utf8'))).toMatchObject({ slug: 'south', tagline: 'New' });
});

it('[SITE-01] writes no site that is wrong, takes another’s host name, or lies outside the folder', () => {
  put('north', site('north', { hosts: ['www.north.example'] }));
  const store = open();
  expect(() => store.write({ ...site('south'), template: 'bazaar' as 'group' })).toThrow('south.json: template');
  expect(() => store.write(site('south', { hosts: ['www.north.example'] }))).toThrow('belongs to north already');
  expect(() => store.write(site('../south'))).toThrow('slug');
  expect(readdirSync(folder)).toEqual(['north.json']);
});

it('leaves a site out that shows other finance figures for the stock of a dealership than another does', () => {
  const shared = { stockDealershipIds: ['dealer-shared'], finance: { lenders: ['angle' as const] } };
  put('north', site('north', shared));
  put('south', site('south', { ...shared, finance: {} }));
  expect(open().problems()).toEqual([
    {
      file: 'south.json',
      field: 'finance',
      message: expect.stringMatching(/^of 'dealer-shared' other lenders.*than north/) as string,
    },
  ]);
  put('south', site('south', { ...shared, finance: { dealershipLenders: { 'dealer-shared': ['angle'] } } }));
  expect(open().all()).toHaveLength(2);
});

it('[SITE-01] moves days of a demo’s file on with the day, also while it runs, and elsewhere leaves them', () => {
  const review = { id: 'a', customer_name: 'A', rating: 5, review_date: '2026-11-20', text: 'Good.' };
  put('north', { ...site('north'), demo_written_on: '2026-11-22', reviews: [review] });
  clock = Date.parse('2026-11-23T00:00:00Z');
  const day = (store: ReturnType<typeof open>) => store.bySlug('north')?.reviews[0]?.review_date;
  const demo = open();
  expect(day(demo)).toBe('2026-11-20');
  clock = Date.parse('2027-11-23T00:00:00Z');
  expect(day(demo)).toBe('2027-11-19');
  expect(day(open({ demo: false }))).toBe('2026-11-20');
});

it('[SITE-01] reads changed files at once while it is followed, and none when a site is asked for', async () => {
  put('north', site('north', { tagline: 'Cars', theme: 'own' }));
  const store = open();
  const onChange = vi.fn();
  const stop = store.follow(onChange);
  try {
    put('north', site('north', { tagline: 'Cars and utes', theme: 'own' }));
    clock += 60_000;
    expect(store.bySlug('north')?.tagline).toBe('Cars');
    await vi.waitFor(() => expect(store.bySlug('north')?.tagline).toBe('Cars and utes'), { timeout: 5_000 });
    expect(onChange).toHaveBeenCalled();
    // A folder that is new.
    putFile(folder, 'themes/own.json', { brand: '#c8102e' });
    await vi.waitFor(() => expect(store.bySlug('north')?.themeData?.brand).toBe('#c8102e'), { timeout: 5_000 });
  } finally {
    stop();
  }
  put('north', site('north', { tagline: 'Vans' }));
  clock += 1_000;
  expect(store.bySlug('north')?.tagline).toBe('Vans');
});

it('[SITE-03] takes a theme that is data from a file beside the sites, and its changes, and refuses what nobody could read', () => {
  const problemsOf = ({ colours }: { colours: object }) =>
    'text' in colours ? [{ field: 'colours.text', message: 'too pale' }] : [];
  const lastGood = openLastGoodSites(join(folder, 'kept'));
  const options = { registered: { ...platformOnly, themes: { names: ['group'], problemsOf } }, lastGood };
  const theme = (text: string) => putFile(folder, 'themes/own.json', text);
  put('north', site('north', { theme: 'own' }));
  put('south', site('south'));
  const store = open(options);
  const brand = () => {
    clock += 1_000;
    return store.bySlug('north')?.themeData?.brand;
  };
  expect(store.problems().map(({ file, field }) => [file, field])).toEqual([['north.json', 'theme']]);
  theme('{ "brand": "#c8102e" }');
  expect(brand()).toBe('#c8102e');
  expect(store.bySlug('south')?.themeData).toBeNull();
  theme('{ "brand": "#003399" }');
  expect(brand()).toBe('#003399');
  for (const [wrong, field] of [
    ['{ "brand": "red" }', 'brand'],
    ['{ "brand": "#c8102e", "corner": "round" }', 'corner'],
    ['{ "brand": "#c8102e", "colours": { "text": "#eeeeee" } }', 'colours.text'],
    ['{ "brand": ', ''],
  ] as const) {
    theme(wrong);
    expect(brand()).toBe('#003399');
    expect(store.problems().map((one) => [one.file, one.field])).toEqual([['themes/own.json', field]]);
  }
  // A host that starts now has the theme as it was last good.
  expect(open(options).bySlug('north')?.themeData?.brand).toBe('#003399');
  theme('{ "brand": "#00aa00" }');
  expect([brand(), store.problems()]).toEqual(['#00aa00', []]);
});
