import { expect, it } from 'vitest';
import { sampleOffer } from '../testing/index.ts';
import { inOrder, isOfferOf, offerHref, offerImage, offerPath } from './offer.ts';

it('[ROUTE-13] has its manufacturer’s name in its address, if it has one', () => {
  expect(offerPath(sampleOffer)).toBe('/offers/toyota/hilux-tray-bonus');
  expect(offerPath({ ...sampleOffer, manufacturer: 'Land Rover' })).toBe('/offers/land-rover/hilux-tray-bonus');
  expect(offerPath({ ...sampleOffer, manufacturer: null })).toBe('/offers/hilux-tray-bonus');
});

it('links elsewhere if configured', () => {
  expect(offerHref(sampleOffer)).toBe(offerPath(sampleOffer));
  expect(offerHref({ ...sampleOffer, href: '/sell-my-car' })).toBe('/sell-my-car');
});

it('[ENT-03] shows its own picture, else its model’s', () => {
  const model = sampleOffer.model && { ...sampleOffer.model, image_url: '/media/model' };
  expect(offerImage({ image_url: '/media/own', model })).toBe('/media/own');
  expect(offerImage({ image_url: null, model })).toBe('/media/model');
  expect(offerImage({ image_url: null, model: null })).toBeNull();
});

it('[OFFER-04] is hidden on the sites that it excludes', () => {
  expect(isOfferOf(sampleOffer, 'harbour-toyota')).toBe(true);
  expect(isOfferOf({ excluded_website_ids: ['harbour-toyota'] }, 'harbour-toyota')).toBe(false);
});

it('is sorted by end date, those without one last', () => {
  const ends = ['2026-12-31', null, '2026-12-24T17:00', '2026-12-24'];
  const ordered = inOrder(ends.map((until, place) => ({ until, name: `Offer ${place}` })));
  expect(ordered.map(({ until }) => until)).toEqual(['2026-12-24T17:00', '2026-12-24', '2026-12-31', null]);
});
