import { contentOfferSchema } from '@forecourt/domain';
import type { Offer } from '../model/offer.ts';

/** Monday 2 November 2026, 10 am in Perth. */
export const sampleNow = new Date('2026-11-02T02:00:00Z');

/** An offer with a number, an end, what is in it and its conditions. */
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
