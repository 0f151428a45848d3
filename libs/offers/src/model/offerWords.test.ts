import { foldDescription, shortDescription } from '@forecourt/domain';
import { offerTimeMessages, wordsOf } from '@forecourt/domain/messages';
import { describe, expect, it } from 'vitest';
import { sampleOffer } from '../testing/index.ts';
import { popupOf, promoOf } from './offerCards.ts';
import { offerJsonLd } from './offerJsonLd.ts';
import { groupOffers, isForModel, offerModelHref } from './offer.ts';
import { countdownWords, endWords, foldDisclaimer, rateWords } from './offerWords.ts';
import { hasEnded, isPutAway, mayShowPopup } from './popupRules.ts';

const july = { ...sampleOffer, from: '2025-07-01', until: '2025-07-24' };

it('says when it ends, and nothing where it has no end', () => {
  expect(endWords({ until: '2025-07-31' }, 'en-AU')).toBe('Ends 31 July 2025');
  expect(endWords({ until: '2026-12-24T17:05' }, 'en-AU')).toBe('Ends 24 December 2026 at 5:05 pm');
  expect(endWords({ until: '2026-12-24T00:00' }, 'en-AU')).toBe('Ends 24 December 2026 at 12:00 am');
  expect(endWords({ until: null }, 'en-AU')).toBeNull();
});

it.each([
  ['2025-07-16', null],
  ['2025-07-17', '7 days left'],
  ['2025-07-23', 'Ends tomorrow'],
  ['2025-07-24', 'Last day'],
  ['2025-07-25', null],
])('counts down in its last week only, on %s', (today, words) => {
  expect(countdownWords({ ...july, countdown: true }, today)).toBe(words);
  expect(countdownWords({ ...july, countdown: false }, today)).toBeNull();
});

it('[OFFER-02] cuts a description of more than 200 characters to 160, a disclaimer to 200', () => {
  const words = 'word '.repeat(60).trim();
  expect(foldDescription(words.slice(0, 199)).rest).toBeNull();
  expect(foldDescription(words).shown.length).toBeLessThanOrEqual(160);
  expect(foldDescription(words).shown.length).toBeGreaterThan(150);
  const { shown, rest } = foldDisclaimer({ disclaimer: words });
  expect(shown.length).toBeGreaterThan(190);
  expect(`${shown} ${rest}`).toBe(words);
});

it('[OFFER-01] links to its model, at the model’s own address where it has one', () => {
  expect(offerModelHref(sampleOffer, '/stock')).toBe('/stock/toyota/hilux');
  const model = sampleOffer.model && { ...sampleOffer.model, override_url: 'https://www.toyota.example/hilux' };
  expect(offerModelHref({ ...sampleOffer, model }, '/stock')).toBe('https://www.toyota.example/hilux');
  expect(offerModelHref({ ...sampleOffer, model: null }, '/stock')).toBeNull();
});

it('matches the model of its own make, however the names are written', () => {
  const of = (manufacturer: string | null, model: string | null) => ({
    manufacturer,
    model: model === null ? null : { ...sampleOffer.model!, name: 'X-Trail', slug: model },
  });
  const xTrail = { manufacturer_name: 'Nissan', name: 'X-TRAIL' };
  expect(isForModel(of('NISSAN', 'x-trail'), xTrail)).toBe(true);
  expect(isForModel(of('Kia', 'x-trail'), xTrail)).toBe(false);
  expect(isForModel(of('Nissan', 'navara'), xTrail)).toBe(false);
  expect(isForModel(of('Nissan', null), xTrail)).toBe(false);
  expect(isForModel(of(null, 'x-trail'), xTrail)).toBe(false);
});

it('are grouped, those without a group last', () => {
  const of = (category: string, manufacturer: string | null) => ({ ...sampleOffer, category, manufacturer });
  const offers = [of('', 'Kia'), of('Finance offer', null), of('Service offer', 'MG'), of('Finance offer', 'Kia')];
  const titles = (by: 'category' | 'manufacturer') =>
    groupOffers(offers, by).map(({ title, id, offers: own }) => [title, id, own.length]);
  expect(titles('category')).toEqual([
    ['Finance offer', 'offers-finance-offer', 2],
    ['Service offer', 'offers-service-offer', 1],
    ['Other offers', 'offers-other', 1],
  ]);
  expect(titles('manufacturer').map(([title]) => title)).toEqual(['Kia', 'MG', 'Other offers']);
});

it('[OFFER-05] is a card among vehicles from its first instant to its last', () => {
  const promo = promoOf(july, 'Australia/Brisbane');
  expect(promo).toMatchObject({
    id: 'hilux-tray-bonus',
    title: sampleOffer.name,
    href: '/offers/toyota/hilux-tray-bonus',
    start: '2025-06-30T14:00:00.000Z',
    expiry: '2025-07-24T14:00:00.000Z',
  });
  expect(promo.text).toBe(shortDescription(july.description));
  const card = { ...sampleOffer.card, title: 'Trays', position: 9, strictDisplay: true };
  expect(promoOf({ ...july, href: '/sell-my-car', card }, 'Australia/Brisbane')).toMatchObject({
    title: 'Trays',
    position: 9,
    strictDisplay: true,
    href: '/sell-my-car',
  });
});

it('gives search engines its end date', () => {
  const seller = {
    origin: 'https://harbour.example',
    name: 'Harbour',
    currency: 'AUD' as const,
    timeZone: 'Australia/Brisbane',
  };
  expect(offerJsonLd({ ...july, price: { dollars: 39_990, label: 'drive away' } }, seller)).toMatchObject({
    '@type': 'Offer',
    url: 'https://harbour.example/offers/toyota/hilux-tray-bonus',
    validThrough: '2025-07-24T14:00:00.000Z',
    price: '39990',
    priceCurrency: 'AUD',
    itemOffered: { model: 'HiLux' },
  });
  expect(offerJsonLd({ ...july, until: null }, seller)).not.toHaveProperty('validThrough');
});

it('shows rates with two decimals', () => expect(rateWords(4.9)).toBe('4.90% p.a.'));

describe('[OFFER-03] the popup', () => {
  it.each(['/', '/blog/a', '/models/toyota-hilux', '/about-us'])('may come up on %s', (path) =>
    expect(mayShowPopup(path)).toBe(true),
  );

  it.each([
    '/search',
    '/models',
    '/locations',
    '/blog',
    '/search/toyota/hilux',
    '/new-used-and-demo-cars',
    '/contact',
    '/enquire',
    '/book-test-drive',
    '/cars/a-car',
    '/cars/a-car/checkout',
    '/checkout-journey',
    '/finance',
    '/car-finance',
    '/privacy-policy',
    '/terms-and-conditions',
    '/complaint-handling',
    '/pages/handling-complaint',
    '/special-offers',
    '/offers/toyota/a',
    '/sign-in',
    '/my-garage',
  ])('never comes up on %s', (path) => expect(mayShowPopup(path)).toBe(false));

  it('stays away for 30 days after it was closed', () => {
    const closed = Date.parse('2026-11-01T00:00:00Z');
    expect(isPutAway(closed, new Date('2026-11-30T23:59:59Z'))).toBe(true);
    expect(isPutAway(closed, new Date('2026-12-01T00:00:00Z'))).toBe(false);
    expect(isPutAway(null, new Date('2026-11-01T00:00:00Z'))).toBe(false);
  });

  it('ends with its offer', () => {
    const popup = popupOf(july, 'Australia/Brisbane');
    expect(hasEnded(popup, new Date('2025-07-24T13:59:59Z'))).toBe(false);
    expect(hasEnded(popup, new Date('2025-07-24T14:00:00Z'))).toBe(true);
    expect(hasEnded({ end: null }, new Date('2099-01-01T00:00:00Z'))).toBe(false);
  });
});

it('say the end of an offer as the site does', () => {
  const say = wordsOf(offerTimeMessages, {
    messages: { 'offerTime.ends': 'Bis {date}', 'offerTime.lastDay': 'Letzter Tag' },
  });
  expect(endWords({ until: '2025-07-31' }, 'en-NZ', say)).toBe('Bis 31 July 2025');
  expect(countdownWords({ countdown: true, until: '2025-07-31' }, '2025-07-31', say)).toBe('Letzter Tag');
});
