import { formatMoney, manufacturers, salePrice } from '@forecourt/domain';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { jsonLdOf } from '../support/html.ts';
import { test } from './lentHost.ts';
import { documentOf, factsOf, linkNamed, pageOf, words } from '../support/pageOf.ts';
import { askSite, stockOf } from '../support/wire.ts';

const toyota = 'harbour-toyota';

const tiles = (main: HTMLElement) =>
  new Map([...main.querySelectorAll('article')].map((tile) => [words(tile.querySelector('h2, h3')), tile]));
const canonical = (document: Document) => document.querySelector('link[rel="canonical"]')?.getAttribute('href');

test('[MODEL-01] [ROUTE-11] a dealer tells of every model of its make, a group of those of all its makes', async () => {
  const { main, text } = await pageOf(toyota, '/models');
  const models = tiles(main);
  expect(models.size).toBeGreaterThanOrEqual(20);
  expect([...models.keys()]).toEqual(expect.arrayContaining(['RAV4', 'HiLux', 'Corolla']));
  expect(jsonLdOf(text, 'ItemList')).toMatchObject({ numberOfItems: models.size });
  expect([...tiles((await pageOf('southern-motor-group', '/models')).main).keys()]).toContain('EV9');
  expect((await askSite('haggle-free-cars', '/models')).status).toBe(404);
});

test('[MODEL-01] [ENT-03] every make has a mark of its own', async () => {
  for (const { name, logo } of [manufacturers[0]!, manufacturers.find(({ name: one }) => one === 'Toyota')!]) {
    const { status, headers, text } = await askSite(toyota, logo.url);
    expect([status, headers['content-type']], name).toEqual([200, 'image/svg+xml']);
    expect(text).toMatch(/^<svg .*<\/svg>$/s);
  }
  expect((await askSite(toyota, '/api/makes/nobody/logo.svg')).status).toBe(404);
});

test('[ROUTE-11] a question for one body narrows the list without JavaScript', async () => {
  const { main, document } = await pageOf(toyota, '/models?body=suvs-4wds');
  const models = [...tiles(main).keys()];
  expect(models).toContain('RAV4');
  expect(models).not.toContain('Corolla');
  expect(words(main.querySelector('h1'))).toBe('SUVs & 4WDs');
  expect(canonical(document)).toContain('/models?body=suvs-4wds');
  expect([...tiles((await pageOf(toyota, '/models?body=ute')).main).keys()]).toContain('HiLux');
  expect([...tiles((await pageOf(toyota, '/models')).main).keys()]).toContain('Corolla');
  expect((await askSite(toyota, '/models?body=submarine')).status).toBe(404);
  expect((await askSite(toyota, '/models-of?body=ute')).status).toBe(404);
});

test('[ROUTE-11] the page of a model sells it: price with its state, grades, stock, and a form that names it', async () => {
  const { main, document, text } = await pageOf(toyota, '/models/toyota-rav4');
  expect(words(main.querySelector('h1'))).toBe('Toyota RAV4');
  expect(words(main)).toMatch(/From \$[\d,]+ drive away in WA/);
  expect(words(main)).toContain('Demonstration price');
  expect(main.querySelectorAll('#stock a[href^="/cars/"]').length).toBeGreaterThan(0);
  const enquiry = linkNamed(main.querySelector('#enquire')!, 'Ask us about it').getAttribute('href')!;
  const enquiryPage = await pageOf(toyota, enquiry);
  expect(enquiryPage.main.querySelector('[name="wanted_model"]')?.getAttribute('value')).toBe('Toyota RAV4');
  const drive = [...main.querySelectorAll('a')].find((link) => words(link) === 'Book a test drive');
  expect(drive?.getAttribute('href')).toBe('/book-test-drive?model=Toyota+RAV4');
  expect(canonical(document)).toMatch(/\/models\/toyota-rav4$/);
  const product = jsonLdOf(text, 'Product');
  expect(product).toMatchObject({ name: 'Toyota RAV4', offers: { '@type': 'AggregateOffer', priceCurrency: 'AUD' } });
  expect((await askSite(toyota, '/models/toyota-unheard-of')).status).toBe(404);
  expect((await askSite(toyota, '/models/kia-ev6')).status).toBe(404);
});

test('[MODEL-02] the menu has every category that has a model, in order, the ones to come and of the past last', async () => {
  const { text } = await askSite(toyota, '/api/models/menu');
  const { groups } = JSON.parse(text) as { groups: { name: string; href: string; models: string[] }[] };
  expect(groups.map(({ name }) => name)).toEqual([
    'Cars',
    'Hatch & sedans',
    'SUVs & 4WDs',
    'Utes & Vans',
    'GR & performance',
    'Electrified',
    'Upcoming',
    'Discontinued',
  ]);
  expect(groups[2]).toMatchObject({ href: '/models?body=suvs-4wds' });
  expect(groups[2]?.models).toContain('toyota-rav4');
});

test('[MODEL-03] a model to come is upcoming and has no stock, any other that is sold is all-new', async () => {
  const models = tiles((await pageOf(toyota, '/models')).main);
  const links = (name: string) => [...models.get(name)!.querySelectorAll('a')].map((link) => words(link));
  expect(words(models.get('HiLux Electric')!)).toContain('Upcoming');
  expect(links('HiLux Electric')).toEqual(['Explore']);
  expect(words(models.get('RAV4')!)).toContain('All-New');
  expect(links('RAV4')).toEqual(['Explore', 'Our Stock']);
  const { main } = await pageOf(toyota, '/models/toyota-hilux-electric');
  expect(words(main)).toContain('Price to be announced');
  expect(words(main)).toContain('Register your interest');
  expect(main.querySelector('#stock')).toBeNull();
});

test('[OFFER-01] a model shows its running offers and what it costs to run, and its offers explore it', async () => {
  const { main } = await pageOf(toyota, '/models/toyota-hilux');
  const offer = main.querySelector('#offers article')!;
  expect(words(offer)).toContain('Explore HiLux');
  expect(offer.querySelector('a[href^="/offers/toyota/"]')).not.toBeNull();
  const { main: list } = await pageOf(toyota, '/special-offers');
  expect(linkNamed(list, 'Explore HiLux')?.getAttribute('href')).toBe('/models/toyota-hilux');
  const cost = main.querySelector('#ownership')!;
  expect(words(cost)).toMatch(/\$[\d,]+ over 5 years at 15,000 km a year/);
  expect(words(cost)).toMatch(/7\.1 L\/100 km of diesel at \$\d/);
  expect(words(cost)).toContain('Not included: there’s no repayment to show.');
  expect((await pageOf(toyota, '/models/toyota-hilux-electric')).main.querySelector('#ownership')).toBeNull();
});

test('a model of the past leads to its successor and to used ones', async () => {
  const { main } = await pageOf(toyota, '/models/toyota-86');
  expect(words(main)).toContain('no longer made');
  expect(main.querySelector('a[href="/models/toyota-gr86"]')).not.toBeNull();
  expect(words(main)).toContain('See used 86');
  expect(main.querySelector('#enquire')).toBeNull();
});

test('[MODEL-04] [ROUTE-11] accessories of a model are one form whose list arrives in the enquiry about parts', async () => {
  const { main } = await pageOf(toyota, '/rav4/accessories');
  const boxes = [...main.querySelectorAll('form input[type="checkbox"][name="part"]')];
  expect(words(main.querySelector('h1'))).toBe(`RAV4 accessories (${boxes.length})`);
  const page = await pageOf(toyota, '/models/toyota-rav4');
  expect(words(page.main)).toContain(`See all ${boxes.length} accessories`);
  const form = main.querySelector('form')!;
  const query = new URLSearchParams([
    ['model', 'Toyota RAV4'],
    ...boxes.slice(0, 2).map((box) => ['part', box.getAttribute('value')!]),
  ]);
  const parts = await pageOf(toyota, `${form.getAttribute('action')}?${query}`);
  expect(parts.main.querySelector('[name="part"]')?.getAttribute('value')).toBe(
    boxes
      .slice(0, 2)
      .map((box) => box.getAttribute('value'))
      .join(', '),
  );
  expect(parts.main.querySelector('[name="vehicle_make_model"]')?.getAttribute('value')).toBe('Toyota RAV4');
  expect((await askSite(toyota, '/unheard-of/accessories')).status).toBe(404);
});

test('[MODEL-04] [ENT-03] a model and its accessories are told about where their records say, in lists and in the menu', async () => {
  const nissan = 'granite-nissan';
  const list = tiles((await pageOf(nissan, '/models')).main);
  expect(linkNamed(list.get('Ariya')!, 'Explore Nissan Ariya').getAttribute('href')).toBe('/pages/ariya-out-west');
  expect((await pageOf(nissan, '/pages/ariya-out-west')).text).toContain('How far does it go?');
  const menu = JSON.parse((await askSite(nissan, '/api/models/menu')).text) as {
    models: { slug: string; href: string }[];
  };
  expect(menu.models.find(({ slug }) => slug === 'nissan-ariya')?.href).toBe('/pages/ariya-out-west');
  const patrol = await pageOf(nissan, '/models/nissan-patrol');
  expect(linkNamed(patrol.main, 'See all 12 accessories').getAttribute('href')).toBe('/pages/patrol-outback-packs');
  const { status, headers } = await askSite(nissan, '/patrol/accessories');
  expect([status, headers.location]).toEqual([307, '/pages/patrol-outback-packs']);
  expect((await pageOf(nissan, '/pages/patrol-outback-packs')).text).toContain('Camp pack');
});

test('[CALC-05] a model has its grades and colours to choose, each pair with its price and week, and sends them on', async () => {
  const { main } = await pageOf(toyota, '/models/toyota-rav4');
  const form = main.querySelector('form[action="/book-test-drive"]')!;
  expect([...form.querySelectorAll('option')].map((option) => option.textContent)).toEqual([
    'Any grade',
    'GX',
    'GXL',
    'XSE',
  ]);
  const prices = [...form.querySelectorAll('p')].map((line) => words(line));
  expect(prices).toContain('From $50,200 drive away in WA');
  expect(prices).toContain('$54,495 drive away in WA');
  const weeks = prices.filter((line) => line.includes('per week'));
  expect(weeks).toHaveLength(8);
  // By the formula of a loan: 45,180 over 260 weeks at 6.59 % a year, of which 15,060 are left to the end.
  expect(weeks[0]).toBe(
    'or $156 per week for 5 years after a $5,020 deposit, plus $15,060 at the end 6.59% p.a., comparison rate 7.58% p.a.',
  );
  expect(words(form)).toContain('WARNING: This comparison rate is true only for the example given');
  const enquiryPage = await pageOf(toyota, '/book-test-drive?model=Toyota+RAV4+GXL&model=Bronze');
  expect(enquiryPage.main.querySelector('[name="wanted_vehicle"]')?.getAttribute('value')).toBe(
    'Toyota RAV4 GXL, Bronze',
  );
  const kia = await pageOf('sunrise-kia', '/models/kia-ev6');
  expect(words(kia.main)).not.toContain('per week for');
});

test('[ENT-03] the brochure of a model is a PDF under its name, made from its record', async () => {
  const { main } = await pageOf(toyota, '/models/toyota-rav4');
  const link = linkNamed(main.querySelector('#more')!, 'Download brochure (PDF)');
  expect(link.getAttribute('download')).toBe('toyota-rav4.pdf');
  const { status, headers, body } = await askSite(toyota, link.getAttribute('href')!);
  expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
    200,
    'application/pdf',
    'attachment; filename="toyota-rav4.pdf"',
  ]);
  expect(body.subarray(0, 5).toString()).toBe('%PDF-');
  for (const none of ['toyota-86', 'toyota-unheard-of', 'kia-ev6'])
    expect((await askSite(toyota, `/api/models/${none}/brochure.pdf`)).status, none).toBe(404);
  expect((await pageOf(toyota, '/models/toyota-86')).main.querySelector('#more a')).toBeNull();
});

test('[MODEL-04] accessories say which grades they fit, by category, and the first of them stand on the page of the model', async () => {
  const { main } = await pageOf(toyota, '/rav4/accessories');
  const card = main.querySelector('#toyota-power-tailgate-kit')!;
  expect(words(card)).toContain('Fits: Toyota RAV4 GXL');
  expect(words(main.querySelector('#toyota-boot-liner')!)).toContain('Fits: every Toyota RAV4');
  const chips = [...main.querySelectorAll('input[type="radio"][name="category"]')];
  expect(chips.map((chip) => chip.getAttribute('value'))).toEqual(expect.arrayContaining(['', 'Interior', 'Towing']));
  const rail = [...(await pageOf(toyota, '/models/toyota-rav4')).main.querySelectorAll('#accessories li a')];
  expect(rail).toHaveLength(4);
  for (const link of rail) {
    const [path, id] = link.getAttribute('href')!.split('#');
    expect(path).toBe('/rav4/accessories');
    expect(words(main.querySelector(`#${id}`)!)).toContain(words(link).split('$')[0]!.trim());
  }
});

const usual = { price: '$250', years: 5, services: 5, km: '75,000 km' };
const everySixMonths = { ...usual, years: 3, services: 6 };
const ten = { ...usual, services: 10 };

const advantages = Object.entries({
  gr86: usual,
  coaster: { ...everySixMonths, price: '$485' },
  hiace: { ...everySixMonths, price: '$290' },
  granvia: { ...everySixMonths, price: '$290' },
  hilux: { ...everySixMonths, price: '$290' },
  fortuner: { ...everySixMonths, price: '$290' },
  'landcruiser-prado': { ...ten, price: '$390', km: '100,000 km' },
  'landcruiser-70': { ...usual, price: '$525' },
  'landcruiser-300': { ...ten, price: '$400' },
  tundra: { ...ten, price: '$400' },
  bz4x: { ...usual, price: '$180' },
  corolla: { ...usual, price: '$245' },
  yaris: { ...usual, price: '$245' },
  camry: { ...usual, price: '$255' },
  'yaris-cross': usual,
  'c-hr': usual,
  'corolla-cross': usual,
  rav4: { ...usual, price: '$260' },
  kluger: { ...usual, price: '$265' },
});

test('[MODEL-05] each model has the Toyota Service Advantage of its own', async () => {
  for (const [model, { price, services, years, km }] of advantages) {
    const { main } = await pageOf(toyota, `/models/toyota-${model}`);
    const panel = words(main.querySelector('[aria-label="Toyota Service Advantage"]'));
    expect(panel, model).toContain(`The first ${services} scheduled services`);
    expect(panel, model).toContain(`cost no more than ${price} each, for up to ${years} years or ${km}`);
  }
});

test('[MODEL-05] tells when services are due where that is known, and promises no dates where it is not', async () => {
  const rows = async (model: string) =>
    [...(await pageOf(toyota, `/models/toyota-${model}`)).main.querySelectorAll('#service tbody tr')].map((row) =>
      [...row.children].map((cell) => words(cell)).join(' | '),
    );
  expect((await rows('rav4'))[0]).toBe('1 | 12 months or 15,000 km | $260');
  expect((await rows('coaster'))[0]).toBe('1 | 6 months or 10,000 km | $485');
  expect(await rows('hiace')).toEqual(['1 to 6 | $290 each']);
  expect((await pageOf('sunrise-kia', '/models/kia-ev6')).main.querySelector('#service')).toBeNull();
});

test('caravans show layouts and masses first, a franchise its picture beside the price', async () => {
  const ids = ({ main }: { main: HTMLElement }) => [...main.querySelectorAll('[id]')].map(({ id }) => id);
  const van = ids(await pageOf('coastline-caravans', '/models/jayco-journey')).filter((id) =>
    ['grades', 'tow', 'reasons'].includes(id),
  );
  expect(van).toEqual(['grades', 'tow', 'reasons']);
  const car = ids(await pageOf(toyota, '/models/toyota-rav4')).filter((id) =>
    ['grades', 'tow', 'reasons'].includes(id),
  );
  expect(car).toEqual(['reasons', 'grades']);
});

test('[MODEL-01] a superstore’s guide to a model says what its own ones cost, and from which years they are', async ({
  host,
}) => {
  const slug = 'haggle-free-cars';
  const file = join(import.meta.dirname, '../../content/manufacturers/toyota/models/toyota-hilux.json');
  await host.changeContent(`sites/${slug}/models/toyota-hilux.json`, await readFile(file, 'utf8'));
  const page = async () => (await host.askSite(slug, '/models/toyota-hilux')).text;
  await expect.poll(page, { interval: 200, timeout: 20_000 }).toContain('What a HiLux costs');
  const guide = documentOf(await page()).querySelector('#guide');
  const prices = (await stockOf(slug, 'make_model:"Toyota > HiLux" AND sold:false')).flatMap(
    (vehicle) => salePrice(vehicle) ?? [],
  );
  const [least = 0, most = 0] = [Math.min(...prices), Math.max(...prices)];
  expect(prices.length).toBeGreaterThan(1);
  expect(factsOf(guide!).get('Price')).toBe(`${formatMoney(least)} to ${formatMoney(most)}`);
  expect(factsOf(guide!).get('Year')).toMatch(/^20\d\d to 20\d\d$/);
});
