import { z } from 'zod';
import { siteRepliesSchema } from './replies/siteReplies.ts';
import { gatedPages } from './gatedPages.ts';
import { siteFinanceSchema } from './finance.ts';
import { siteOwnershipSchema } from './siteOwnership.ts';
import { flagNames, type FlagName, type FlagOverrides } from './flags.ts';
import { leadDestinationSchema } from './lead.ts';
import { locationSchema } from './location.ts';
import { siteCalculatorSchema } from './siteCalculator.ts';
import { movedToContent, siteSearchSchema } from './search/siteSearch.ts';
import type { PageRow } from './pages/pageRow.ts';
import { pageTable, type SitePage } from './pages/pageTable.ts';
import { reviewSchema, siteReviewsSchema } from './review.ts';
import { siteChatSchema } from './siteChat.ts';
import { sitePageNames, usualSitePages } from './pages/sitePages.ts';
import { siteAnalyticsSchema } from './tags/siteAnalytics.ts';
import { siteVitalsSchema } from './vitals.ts';
import { sitePageTextsSchema } from './sitePageTexts.ts';
import { asksForTerms, siteTermsSchema, termsMissing } from './siteTerms.ts';
import {
  appointmentsSchema,
  mapSchema,
  onlinePaymentSchema,
  purchaseSchema,
  reserveSchema,
  spinToWinSchema,
} from './siteServices.ts';

export const templateNames = ['franchise', 'group', 'superstore', 'caravan'] as const;
export type TemplateName = (typeof templateNames)[number];

export interface NavigationItem {
  name: string;
  url: string;
  dropdownItems?: NavigationItem[] | undefined;
  /** Filled by the site itself: the range of models, or kinds of stock. */
  dynamicDropdown?: 'models' | 'stock' | undefined;
  className?: string | undefined;
}

export const navigationItemSchema: z.ZodType<NavigationItem> = z.lazy(() =>
  z.object({
    name: z.string().min(1).max(60),
    url: z.string().min(1).max(300),
    dropdownItems: z.array(navigationItemSchema).optional(),
    dynamicDropdown: z.enum(['models', 'stock']).optional(),
    className: z.string().max(60).optional(),
  }),
);

/** First parts of addresses that pages of every site have, and what serves them. */
const takenPaths: readonly string[] = [
  ...new Set([
    ...['api', 'assets', 'feeds', 'fonts', 'media'],
    ...Object.values<PageRow>(pageTable)
      .filter(({ setting }) => setting === undefined)
      .map(({ path: own }) => own.split('/')[1] ?? '')
      .filter((part) => part !== '' && !/[{.]/.test(part)),
  ]),
];
const path = z.string().regex(/^(\/[a-z0-9-]+)+$/, 'a path of the site such as /stock');
const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'a colour as #RRGGBB');
const slug = z.string().regex(/^[a-z0-9][a-z0-9-]*$/);
const flagOverridesSchema: z.ZodType<FlagOverrides> = z.partialRecord(
  z.enum(flagNames as [FlagName, ...FlagName[]]),
  z.boolean(),
);

const fieldOverrideSchema = z.object({
  shown: z.boolean().optional(),
  required: z.boolean().optional(),
  label: z.string().min(1).max(120).optional(),
  hint: z.string().max(300).optional(),
});

export const dealershipSchema = z.object({
  id: z.string().min(1),
  slug,
  name: z.string().min(1).max(120),
  licence_number: z.string().max(40).nullable().default(null),
  manufacturers: z.array(z.string()).default([]),
  /** Where content customers can write a review. @example 'https://g.page/r/harbour-toyota/review' */
  review_url: z.url().nullable().default(null),
});

const siteFields = z.object({
  slug,
  name: z.string().min(1).max(120),
  template: z.enum(templateNames),
  theme: z.string().min(1).max(40),
  /** The dealer's own brand colour on top of the theme. */
  brandColour: colour.nullable().default(null),
  /** Full host names beside `{slug}.localhost`, which demo mode adds. */
  hosts: z.array(z.string().regex(/^[a-z0-9.-]+$/)).default([]),
  /** Public origin for links, mails and canonical addresses. @example 'https://www.harbourtoyota.example' */
  origin: z.url().nullable().default(null),
  /** The manufacturer whose badge the dealer carries, for flags and texts. */
  manufacturer: z.string().max(40).nullable().default(null),
  tagline: z.string().max(160),
  description: z.string().max(400),
  /** Site's own dealership first. */
  dealerships: z.array(dealershipSchema).min(1),
  /** Dealerships whose stock the site shows. */
  stockDealershipIds: z.array(z.string()).min(1),
  /** Make names in stock that get a page of their own on this or another site. */
  dealershipWebsites: z.array(z.object({ make: z.string(), url: z.string() })).default([]),
  locations: z.array(locationSchema).default([]),
  licenceNumbers: z.array(z.string()).default([]),
  paths: z
    .object({ search: path, watchlist: path, contact: path })
    .partial()
    .default({})
    .transform((given) => ({ search: '/search', watchlist: '/watchlist', contact: '/contact', ...given }))
    .refine(({ search, watchlist, contact }) => new Set([search, watchlist, contact]).size === 3, {
      error: 'each page needs a path of its own',
    })
    .refine((given) => Object.values(given).every((one) => !takenPaths.includes(one.split('/')[1] ?? '')), {
      error: `a path must not begin with /${takenPaths.join(', /')}`,
    }),
  phones: z.object({ new: z.string(), used: z.string(), demo: z.string() }).partial().default({}),
  email: z.string().nullable().default(null),
  complaintsContact: z.string().nullable().default(null),
  /** Who takes care of complaints and how soon: a promise, so nothing is said of what is left out. */
  complaints: z
    .object({
      /** @example 'Dana Whitcombe, customer relations manager' */
      person: z.string().trim().min(1).max(120).nullable().default(null),
      /** Working days until a complaint is acknowledged. */
      acknowledgedWithin: z.number().int().min(1).max(14).nullable().default(null),
      /** Days until the answer. */
      answeredWithin: z.number().int().min(1).max(60).nullable().default(null),
    })
    .prefault({}),
  socialUrls: z.record(z.string(), z.string()).default({}),
  /** Manufacturer's dealer domain for deep links; null where the dealer has none. */
  baseDomain: z.string().nullable().default(null),
  navigation: z.array(navigationItemSchema).default([]),
  flags: flagOverridesSchema.default({}),
  texts: z
    .object({
      /** Shown where a vehicle has no price. */
      noPrice: z.string(),
      vehicleNoun: z.string(),
      vehicleNounPlural: z.string(),
      newArrivalTag: z.string(),
      locationsBanner: z.enum(['Big', 'Convenient']),
      heroTitle: z.string(),
      heroText: z.string(),
    })
    .partial()
    .default({})
    .transform((given) => ({
      noPrice: 'Enquire for price.',
      vehicleNoun: 'vehicle',
      vehicleNounPlural: 'vehicles',
      newArrivalTag: 'New arrival',
      locationsBanner: 'Convenient' as const,
      heroTitle: '',
      heroText: '',
      ...given,
    })),
  search: siteSearchSchema.prefault({}),
  /** A count of the dealer's own choosing, shown where the search knows only a rough one. */
  stock: z.object({ count: z.number().int().min(0).nullable().default(null) }).prefault({}),
  /** What the enquiry form asks beside name, e-mail, phone and postcode. */
  forms: z
    .object({
      showCategory: z.boolean().default(false),
      showLocation: z.boolean().default(false),
      /** Fields switched on, off, required or worded otherwise, by the form's id and the field's name. */
      overrides: z.record(z.string(), z.record(z.string(), fieldOverrideSchema)).default({}),
      /** Dollars offered as buttons where a form asks for an amount; null leaves each form its own. */
      quickAmounts: z.array(z.number().int().min(1).max(10_000_000)).min(1).max(12).nullable().default(null),
    })
    .prefault({}),
  finance: siteFinanceSchema.prefault({}),
  calculator: siteCalculatorSchema.prefault({}),
  /** Needed by the page about the cost of ownership. */
  ownership: siteOwnershipSchema.nullable().default(null),
  reserve: reserveSchema.prefault({}),
  purchase: purchaseSchema.prefault({}),
  appointments: appointmentsSchema.prefault({}),
  map: mapSchema.nullable().default(null),
  /** Pages that the site has, by their names in `pageTable`. */
  pages: z.array(z.enum(sitePageNames as [SitePage, ...SitePage[]])).default([...usualSitePages]),
  pageTexts: sitePageTextsSchema.default({}),
  /** Needed by the page of that name. */
  spinToWin: spinToWinSchema.nullable().default(null),
  /** Needed by the page of that name. */
  onlinePayment: onlinePaymentSchema.nullable().default(null),
  /** Conversation with the dealer in a messaging service; no button without it. @example 'https://wa.me/61400000000' */
  messagingUrl: z.url().nullable().default(null),
  /** A chat in the corner of every page; no corner without it. */
  chat: siteChatSchema.nullable().default(null),
  /** Pages that ask for a sign-in first. @default all of them */
  gates: z.array(z.enum(gatedPages)).default([...gatedPages]),
  analytics: siteAnalyticsSchema.prefault({}),
  /** How many visits report how fast the pages were for them. */
  vitals: siteVitalsSchema.prefault({}),
  leadDestinations: z
    .array(leadDestinationSchema)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'each destination needs an id of its own')
    .default([]),
  /** Replies to visitors' actions, on the page that follows, by mail and by text message. */
  replies: siteRepliesSchema.prefault({}),
  offers: movedToContent,
  reviews: z.array(reviewSchema).default([]),
  /** Which reviews are shown, and where they come from. */
  reviewSettings: siteReviewsSchema.prefault({}),
  /** Written by the dealer; shown on home and contact pages. */
  about: z.string().max(2_000).default(''),
  guarantees: z.array(z.string().max(80)).default([]),
  terms: siteTermsSchema,
});

export const siteSchema = siteFields
  .refine(({ pages, spinToWin }) => !pages.includes('spin-to-win') || spinToWin !== null, {
    path: ['spinToWin'],
    error: 'the page spin-to-win needs its prizes',
  })
  .refine(({ pages, onlinePayment }) => !pages.includes('online-payment') || onlinePayment !== null, {
    path: ['onlinePayment'],
    error: 'the page online-payment needs its settings: {} for the usual ones',
  })
  .refine(({ pages, ownership }) => !pages.includes('cost-of-ownership') || ownership !== null, {
    path: ['ownership'],
    error: 'the page cost-of-ownership needs its prices: {} for none',
  })
  .refine((site) => site.terms !== null || !asksForTerms(site), { path: ['terms'], error: termsMissing });

export type Site = z.output<typeof siteSchema>;
export type SiteInput = z.input<typeof siteSchema>;
export type Dealership = z.output<typeof dealershipSchema>;
