import { z } from 'zod';
import { carTypes } from '../vehicleKinds.ts';
import { contentDate, contentTimes } from './contentDates.ts';
import { contentHref } from './contentHref.ts';
import { contentPicture } from './contentPicture.ts';

const words = (max: number) => z.string().trim().min(1).max(max);
/** Percent a year. */
const rate = z.number().min(0).max(40);

/** Where an offer can show beside its own page. */
export const offerPlaces = ['list', 'home', 'search', 'popup'] as const;
export type OfferPlace = (typeof offerPlaces)[number];

const offerModel = z.strictObject({
  name: words(60),
  slug: words(80),
  /** Address of 'Explore' in place of the model's own page. */
  override_url: contentHref.nullable().default(null),
  /** Shown where the offer has no picture of its own. */
  image_url: contentPicture.nullable().default(null),
});

const offerFinance = z.strictObject({
  rate,
  comparison_rate: rate,
  /** The example that the comparison rate was worked out for. @example 'a secured loan of $30,000 over 5 years' */
  basis: words(200),
  /** The warning that the law prescribes beside a comparison rate. */
  warning: words(600),
});

const offerCard = z.strictObject({
  /** @default the offer's name */
  title: words(80).nullable().default(null),
  /** @default the beginning of its description */
  text: words(240).nullable().default(null),
  /** @default 'See the offer' */
  button: words(40).nullable().default(null),
  /** Place in a list of vehicles, counted from 1, that is this card's own; null takes turns with the others. */
  position: z.number().int().min(1).max(100).nullable().default(null),
  /** Kinds of stock that it belongs to; none for all. */
  display: z.array(z.enum(carTypes)).default([]),
  /** Only where the list is narrowed to its kinds, not where they are merely among others. */
  strictDisplay: z.boolean().default(false),
});

const offerPopup = z.strictObject({
  /** @default the offer's name */
  title: words(80).nullable().default(null),
  /** @default the beginning of its description */
  text: words(240).nullable().default(null),
  /** @default 'See the offer' */
  button: words(40).nullable().default(null),
});

const show = z.strictObject({ name: words(100), place: words(120), from: contentDate, until: contentDate });

/** An offer of a dealer or a manufacturer. One record is the card, the page, the popup and the card among vehicles. */
export const contentOfferSchema = z
  .strictObject({
    ...contentTimes,
    name: words(160),
    /** Plain text; its line breaks stay. */
    description: z.string().trim().max(4_000).default(''),
    disclaimer: z.string().trim().max(4_000).default(''),
    /** @example 'Finance offer' */
    category: z.string().trim().max(60).default(''),
    image_url: contentPicture.nullable().default(null),
    manufacturer: words(60).nullable().default(null),
    model: offerModel.nullable().default(null),
    /** Slugs of sites that do not show the offer, whoever owns it. */
    excluded_website_ids: z.array(words(80)).default([]),
    /** The one number that it is about. @example { value: '$2,000', label: 'towards your tray' } */
    figure: z
      .strictObject({ value: words(24), label: words(80) })
      .nullable()
      .default(null),
    /** A price in whole dollars, with what it includes. @example { dollars: 39990, label: 'drive away in WA' } */
    price: z
      .strictObject({ dollars: z.number().int().min(1).max(2_000_000), label: words(120) })
      .nullable()
      .default(null),
    finance: offerFinance.nullable().default(null),
    /** Which vehicles it is for, in words. @example 'New and demonstrator HiLux' */
    applies_to: words(160).nullable().default(null),
    /** What is in it, one sentence each. */
    inclusions: z.array(words(160)).max(6).default([]),
    /** Places that have it, by id; none for all. */
    location_ids: z.array(words(80)).default([]),
    /** Shows and fairs where it can be had. */
    shows: z.array(show).max(8).default([]),
    /** Vehicles that it is for, as the search filters them. @default those of its model */
    stock: z
      .strictObject({ make: words(60), model: words(80), body: words(40), car_type: z.enum(carTypes), tag: words(60) })
      .partial()
      .nullable()
      .default(null),
    /** Where it shows beside its own page. */
    shown_on: z.array(z.enum(offerPlaces)).default(['list', 'home']),
    /** Leads elsewhere than to a page of its own, which it then does not have. */
    href: contentHref.nullable().default(null),
    card: offerCard.prefault({}),
    popup: offerPopup.prefault({}),
    /** Says how many days are left in its last week. Only for an end that will not be moved. */
    countdown: z.boolean().default(false),
  })
  .refine(({ href, shown_on: places }) => href === null || !places.some((one) => one === 'list' || one === 'home'), {
    path: ['shown_on'],
    error: 'cannot be list or home where href leads elsewhere: such an offer has no page to enquire on',
  })
  .refine(({ countdown, until }) => !countdown || until !== null, {
    path: ['countdown'],
    error: 'needs an end: write until, or take countdown out',
  });

export type ContentOffer = z.output<typeof contentOfferSchema>;
