import { contentOfferSchema } from '@forecourt/domain';
import type { Offer } from '../model/offer.ts';

/** Monday 2 November 2026, 10 am in Perth. */
export const sampleNow = new Date('2026-11-02T02:00:00Z');

/** An offer with a headline figure, an end date, inclusions and conditions. */
export const sampleOffer: Offer = {
  slug: 'hilux-tray-bonus',
  ...contentOfferSchema.parse({
    name: 'HiLux with $2,000 towards your tray',
    description:
      'Buy a new HiLux cab chassis or double cab before the end of the year and we put $2,000 towards genuine accessories: a tray, a canopy, a bull bar or a tow bar, fitted in our own workshop while you wait.',
    disclaimer:
      'On new and demonstrator HiLux sold and delivered by 31 December 2026. Value cannot be exchanged for cash. One offer per vehicle.',
    category: 'Accessory offer',
    image_url: '/demo/hilux-front.svg',
    manufacturer: 'Toyota',
    model: { name: 'HiLux', slug: 'hilux' },
    figure: { value: '$2,000', label: 'towards genuine accessories' },
    applies_to: 'New and demonstrator HiLux',
    inclusions: ['Tray, canopy, bull bar or tow bar', 'Fitted in our own workshop', 'Ready when you collect it'],
    from: '2026-07-01',
    until: '2026-12-31',
  }),
};

/** An offer with a rate, a comparison rate and the warning. */
export const sampleFinanceOffer: Offer = {
  slug: 'corolla-finance',
  ...contentOfferSchema.parse({
    name: 'Corolla hybrid at a low rate',
    description: 'Drive a Corolla hybrid on a low rate for up to 48 months. Ask us for a figure from your own deposit.',
    disclaimer: 'Approved buyers only, on terms of up to 48 months. Lending criteria apply.',
    category: 'Finance offer',
    image_url: '/demo/corolla-front.svg',
    manufacturer: 'Toyota',
    model: { name: 'Corolla', slug: 'corolla', override_url: 'https://www.toyota.example/corolla' },
    finance: {
      rate: 4.5,
      comparison_rate: 4.99,
      basis: 'a secured loan of $30,000 over 5 years',
      warning:
        'WARNING: This comparison rate is true only for the example given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.',
    },
    from: '2026-10-01',
    until: '2027-03-31',
  }),
};

/** Offers of several kinds, in display order. */
export const sampleOffers: readonly Offer[] = [
  sampleOffer,
  sampleFinanceOffer,
  {
    slug: 'battery-check',
    ...contentOfferSchema.parse({
      name: 'A battery check with every service',
      description: 'Every logbook service comes with a check of the battery, the brakes and the tyres.',
      category: 'Service offer',
    }),
  },
];
