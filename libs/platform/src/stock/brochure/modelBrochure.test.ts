import { rangeModelSchema, type RangeModel } from '@forecourt/domain';
import { expect, it } from 'vitest';
import { openFixture, siteWith, visitor } from './testing/brochureFixture.ts';
import { readPdf } from './testing/readPdf.ts';

const specification = (name: string, value: string) => ({ group: 'Performance', name, value });
const fields = {
  name: 'RAV4',
  manufacturer_name: 'Toyota',
  lead: 'An SUV for five, with hybrid power.',
  image: '/media/demo/car',
  price_from: 5_020_000,
  price_state: 'WA',
  price_includes: 'Twelve months of registration are in it.',
  seats: 5,
  towing: 1_500,
  safety: { features: ['Lane-keeping assist'] },
  warranty: 'Five years, any distance.',
  reasons: [{ title: 'Fill up less often', text: 'The hybrid charges itself.' }],
  variants: [
    { name: 'GX', price: 5_020_000, specifications: [specification('Drive', 'Front-wheel drive')] },
    { name: 'GXL', price: 5_390_000, specifications: [specification('Drive', 'All-wheel drive')] },
  ],
  colours: [{ name: 'Storm Grey', swatch: '#444444', surcharge: 59_500 }],
};
const model = (changes: object = {}): RangeModel => ({
  ...rangeModelSchema.parse({ ...fields, ...changes }),
  slug: 'toyota-rav4',
});

async function brochureOf(changes: object = {}) {
  const { service } = await openFixture();
  const answer = await service.respondModel(siteWith(), model(changes), visitor);
  return {
    ...answer,
    ...(answer.status === 200 ? readPdf(answer.body) : { text: '', pages: 0, pictures: 0, links: [] }),
  };
}

it('[ENT-03] a model has a brochure, saved under its name: picture, price, grades, facts, colours and the dealer', async () => {
  const { status, headers, pages, pictures, text, links } = await brochureOf();
  expect([status, pages, pictures]).toEqual([200, 1, 1]);
  expect(headers['content-disposition']).toBe('attachment; filename="toyota-rav4.pdf"');
  for (const words of [
    ...[
      'Toyota RAV4',
      'An SUV for five',
      'From $50,200',
      'drive away in WA',
      '1,500 kg',
      'Why choose the RAV4',
      'Lane-keeping assist',
    ],
    ...['Grades', 'GXL', '$53,900', 'All-wheel drive', 'Colours', 'Storm Grey, adds $595', 'Five years, any distance.'],
    ...['12 Quarry Street, Fremantle WA 6160', 'Dealer licence MD12345', 'Twelve months of registration'],
  ]) {
    expect(text).toContain(words);
  }
  expect(new Set(links)).toEqual(new Set(['https://www.harbourtoyota.example/models/toyota-rav4']));
});

it('sets six grades in two tables, and promises no price of a model to come', async () => {
  const variants = ['GX', 'GXL', 'XSE', 'Edge', 'Cruiser', 'GR'].map((name) => ({ name, price: 6_000_000 }));
  expect((await brochureOf({ variants })).text).toMatch(/Grades[\s\S]*More grades[\s\S]*Cruiser/);
  const { text } = await brochureOf({ status: 'coming_soon', price_from: null, variants: [] });
  expect(text).toContain('Price to be announced');
  expect(text).toContain('Coming soon');
});

it('has none of a model of the past', async () => {
  const { status, body } = await brochureOf({ status: 'discontinued' });
  expect(status).toBe(404);
  expect(new TextDecoder().decode(body)).toBe('There’s no brochure for this model.');
});

it('[ENT-03] is made anew when the record changes, and else kept', async () => {
  const { service, drawn } = await openFixture();
  const tag = async (changes: object) =>
    (await service.respondModel(siteWith(), model(changes), visitor)).headers['etag'];
  expect(await tag({})).toBe(await tag({}));
  expect(drawn()).toBe(1);
  expect(await tag({ lead: 'Another sentence.' })).not.toBe(await tag({}));
});
