import { expect, it } from 'vitest';
import { contentSpan, contentState, wallClock } from './contentDates.ts';
import { contentArticleSchema } from './contentArticle.ts';
import { contentOfferSchema } from './contentOffer.ts';

const problems = (schema: typeof contentOfferSchema | typeof contentArticleSchema, fields: object) =>
  schema.safeParse(fields).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

it('[ENT-03] an offer has every field of the specification, and needs a name alone', () => {
  const given = {
    name: 'HiLux with $2,000 towards your tray',
    description: 'Fitted by us.',
    disclaimer: 'While stock lasts.',
    category: 'Accessory offer',
    image_url: '/media/demo/ute',
    manufacturer: 'Toyota',
    model: { name: 'HiLux', slug: 'hilux', override_url: 'https://www.toyota.example/hilux' },
    excluded_website_ids: ['sunrise-kia'],
  };
  expect(contentOfferSchema.parse(given)).toMatchObject(given);
  expect(contentOfferSchema.parse({ name: 'Ute month' })).toMatchObject({
    shown_on: ['list', 'home'],
    model: null,
    excluded_website_ids: [],
    card: { position: null, display: [], strictDisplay: false },
  });
});

it('[OFFER-05] runs from the first to the last day of the reference promotion, by the clock in Brisbane', () => {
  const offer = contentOfferSchema.parse({ name: 'July', from: '2025-07-01', until: '2025-07-24' });
  const at = (instant: string) => contentState(offer, wallClock(new Date(instant), 'Australia/Brisbane'));
  expect(at('2025-06-30T23:59:59+10:00')).toBe('scheduled');
  expect(at('2025-07-01T00:00:00+10:00')).toBe('live');
  expect(at('2025-07-24T23:59:00+10:00')).toBe('live');
  expect(at('2025-07-25T00:00:00+10:00')).toBe('expired');
  expect(contentSpan(offer, 'Australia/Brisbane')).toEqual({
    start: new Date('2025-07-01T00:00:00+10:00'),
    end: new Date('2025-07-25T00:00:00+10:00'),
  });
});

it('an offer that says a rate says its comparison rate, what it stands on and the warning', () => {
  const given = { name: 'Rate', finance: { rate: 4.5, comparison_rate: 4.99 } };
  expect(problems(contentOfferSchema, given)?.map((one) => one.split(':')[0])).toEqual([
    'finance.basis',
    'finance.warning',
  ]);
});

it('an offer counts down to a real end only', () => {
  expect(problems(contentOfferSchema, { name: 'Hurry', countdown: true })).toEqual([
    'countdown: needs an end: write until, or take countdown out',
  ]);
  expect(problems(contentOfferSchema, { name: 'Ends', countdown: true, until: '2026-12-31' })).toBeUndefined();
});

it.each(['javascript:alert(1)', '//evil.example/a.jpg', 'http://a.example/a.jpg', '/media/a b'])(
  'takes no picture from %s',
  (image_url) => expect(problems(contentOfferSchema, { name: 'A', image_url })).toHaveLength(1),
);

it('an article needs a title, a summary and its day', () => {
  expect(problems(contentArticleSchema, {})?.map((one) => one.split(':')[0])).toEqual([
    'title',
    'summary',
    'published',
  ]);
  const article = contentArticleSchema.parse({ title: 'A', summary: 'B', published: '2026-11-22' });
  expect(article).toMatchObject({ category: 'News', author: null, review: null, models: [] });
});

it('an article’s category makes an address', () => {
  const of = (category: string) =>
    problems(contentArticleSchema, { title: 'A', summary: 'B', published: '2026-11-22', category });
  expect(of('Vehicle reviews')).toBeUndefined();
  expect(of('Page')).toHaveLength(1);
  expect(of('…')).toHaveLength(1);
});
