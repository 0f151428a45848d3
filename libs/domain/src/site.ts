import { z } from 'zod';
import { addressText, webAddress } from './addressSchema.ts';
import { siteRepliesSchema } from './replies/siteReplies.ts';
import { gatedPages } from './gatedPages.ts';
import { siteFinanceSchema } from './finance.ts';
import { financeContradictions } from './financeTerms.ts';
import { siteOwnershipSchema } from './siteOwnership.ts';
import type { FlagOverrides } from './flags.ts';
import { dealershipSchema } from './dealership.ts';
import { takenPaths } from './takenPaths.ts';
import { marketFields } from './country/market.ts';
import { siteEditorsSchema } from './siteEditors.ts';
import { siteFormsSchema } from './siteForms.ts';
import { navigationItemSchema } from './siteNavigation.ts';
import { allowedOriginsSchema } from './siteOrigins.ts';
import { siteAssetSchema, siteFontSchema, siteIdentitySchema } from './siteIdentity.ts';
import { siteThemeSchema } from './siteTheme.ts';
import { siteMessagesSchema, siteTextsSchema } from './siteTexts.ts';
import { slug } from './slug.ts';
import { leadDestinationSchema } from './lead.ts';
import { locationSchema } from './location.ts';
import { siteCalculatorSchema } from './siteCalculator.ts';
import { movedToContent, siteSearchSchema, siteStockSchema } from './search/siteSearch.ts';
import type { SitePage } from './pages/pageTable.ts';
import { reviewSchema, siteReviewsSchema } from './review.ts';
import { siteChatSchema } from './siteChat.ts';
import { sitePluginsSchema } from './plugins/sitePlugins.ts';
import { siteVendorSchema } from './plugins/siteVendor.ts';
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

/** The platform's own templates; a host may register others, which site files may name as well. */
export const templateNames = ['franchise', 'group', 'superstore', 'caravan'] as const;
export type TemplateName = (typeof templateNames)[number];

const path = z.string().regex(/^(\/[a-z0-9-]+)+$/, 'a path of the site such as /stock');
const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'a colour as #RRGGBB');
/** Which names there are is the host's to say: an agency may have flags of its own. */
const flagOverridesSchema: z.ZodType<FlagOverrides> = z.record(z.string(), z.boolean());

const siteFields = z.object({
  /** Name of the site: that of its file without `.json`. Small letters, digits and hyphens. */
  slug,
  /** Name of the dealer as visitors read it. */
  name: z.string().min(1).max(120),
  /** Which pages and layout the site has: one of the host's templates. */
  template: z.string().min(1).max(40),
  /** Colours, typefaces, spacing and corners. */
  theme: z.string().min(1).max(40),
  /** A theme of the site's own, taken from `themes/{theme}.json` beside the site files where there is one. */
  themeData: siteThemeSchema.nullable().default(null),
  /** The dealer's own brand colour on top of the theme. */
  brandColour: colour.nullable().default(null),
  /** The dealer's own pictures and fonts: logo, icon, those at the top of the home page, and type, from the folder `assets/{slug}` beside the site files. */
  identity: siteIdentitySchema.prefault({}),
  /** Not for files: what the host has read of the files that `identity` names. */
  assets: z.record(z.string(), z.union([siteAssetSchema, siteFontSchema])).default({}),
  /** Full host names beside `{slug}.localhost`, which demo mode adds. */
  hosts: z
    .array(z.string().regex(/^[a-z0-9.-]+$/, 'a host name in small letters, such as www.dealer.example'))
    .default([]),
  /** Public origin for links, mails and canonical addresses. @example 'https://www.harbourtoyota.example' */
  origin: webAddress.nullable().default(null),
  /** Origins of other websites, such as the dealer's own, whose pages may ask this site's search and send it enquiries. @example ["https://www.dealer.example"] */
  allowedOrigins: allowedOriginsSchema,
  ...marketFields,
  /** The manufacturer whose badge the dealer carries, for flags and texts. */
  manufacturer: z.string().max(40).nullable().default(null),
  /** A few words below the name in header and footer, and on the home page. */
  tagline: z.string().max(160),
  /** One or two sentences about the dealer, for search engines and shared links. */
  description: z.string().max(400),
  /** Site's own dealership first. */
  dealerships: z.array(dealershipSchema).min(1),
  /** Dealerships whose stock the site shows. */
  stockDealershipIds: z.array(z.string()).min(1),
  /** Make names in stock that get a page of their own on this or another site. */
  dealershipWebsites: z
    .array(
      z.object({
        /** Make as the stock feed spells it. @example 'Toyota' */
        make: z.string(),
        /** Address of the website for that make. */
        url: z.string(),
      }),
    )
    .default([]),
  /** Places where the dealer can be visited or called, with departments and opening hours. */
  locations: z.array(locationSchema).default([]),
  /** Licence numbers shown in the footer beside those of the dealerships. */
  licenceNumbers: z.array(z.string()).default([]),
  /** Addresses of the three pages that a site may move. */
  paths: z
    .object({
      /** Lists of vehicles. @default '/search' */
      search: path,
      /** Vehicles that a signed-in visitor has saved. @default '/watchlist' */
      watchlist: path,
      /** Contact page. @default '/contact' */
      contact: path,
    })
    .partial()
    .default({})
    .transform((given) => ({ search: '/search', watchlist: '/watchlist', contact: '/contact', ...given }))
    .refine(({ search, watchlist, contact }) => new Set([search, watchlist, contact]).size === 3, {
      error: 'each page needs a path of its own',
    })
    .refine((given) => Object.values(given).every((one) => !takenPaths.includes(one.split('/')[1] ?? '')), {
      error: `a path must not begin with /${takenPaths.join(', /')}`,
    }),
  /** Phone numbers by kind of vehicle, where they differ from that of the location. */
  phones: z
    .object({
      /** For new vehicles. @example '+61893350100' */
      new: z.string(),
      /** For used vehicles, and for the site as a whole. */
      used: z.string(),
      /** For demonstrators. */
      demo: z.string(),
    })
    .partial()
    .default({}),
  /** Email address shown to visitors. Leads go where `leadDestinations` says. */
  email: z.string().nullable().default(null),
  /** Phone number or email address for complaints. @default the site's email */
  complaintsContact: z.string().nullable().default(null),
  /** Who takes care of complaints and how soon: a promise, so nothing is said of what is left out. */
  complaints: z
    .object({
      /** Who takes care of complaints. @example 'Dana Whitcombe, customer relations manager' */
      person: z.string().trim().min(1).max(120).nullable().default(null),
      /** Working days until a complaint is acknowledged. */
      acknowledgedWithin: z.number().int().min(1).max(14).nullable().default(null),
      /** Days until the answer. */
      answeredWithin: z.number().int().min(1).max(60).nullable().default(null),
    })
    .prefault({}),
  /** Addresses of the dealer's pages in social networks, by the network's name. @example { "facebook": "https://www.facebook.com/granitenissan" } */
  socialUrls: z.record(z.string(), addressText(500)).default({}),
  /** Manufacturer's dealer domain for deep links; null where the dealer has none. */
  baseDomain: z.string().nullable().default(null),
  /** Entries of the main menu. Left out, the menu names the stock and the main pages that the site has. */
  navigation: z.array(navigationItemSchema).default([]),
  /** Features switched on or off, in place of the template's and the manufacturer's choice. */
  flags: flagOverridesSchema.default({}),
  /** Words in place of the platform's. */
  texts: siteTextsSchema,
  /** The site's own words by the keys of the platform's messages, which `npm run site -- messages` lists, in ICU message format. @example { "mail.greeting": "Dear {name}," } */
  messages: siteMessagesSchema,
  /** How stock is searched and listed. */
  search: siteSearchSchema.prefault({}),
  /** A count of the dealer's own choosing, shown where the search knows only a rough one. */
  stock: siteStockSchema.prefault({}),
  /** What the enquiry form asks beside name, e-mail, phone and postcode. */
  forms: siteFormsSchema.prefault({}),
  /** Whose repayments the site shows, and the words below them. */
  finance: siteFinanceSchema.prefault({}),
  /** What the finance calculator offers. */
  calculator: siteCalculatorSchema.prefault({}),
  /** Needed by the page about the cost of ownership. */
  ownership: siteOwnershipSchema.nullable().default(null),
  /** How a deposit holds a vehicle. */
  reserve: reserveSchema.prefault({}),
  /** What buying online offers beside the vehicle. */
  purchase: purchaseSchema.prefault({}),
  /** Times at which a test drive may begin. */
  appointments: appointmentsSchema.prefault({}),
  /** The site's own map; null shows a drawn outline. */
  map: mapSchema.nullable().default(null),
  /** Pages that the site has, by their names in `pageTable`. */
  pages: z.array(z.enum(sitePageNames as [SitePage, ...SitePage[]])).default([...usualSitePages]),
  /** The dealer's own words on pages, in place of the platform's. */
  pageTexts: sitePageTextsSchema.default({}),
  /** Needed by the page of that name. */
  spinToWin: spinToWinSchema.nullable().default(null),
  /** Needed by the page of that name. */
  onlinePayment: onlinePaymentSchema.nullable().default(null),
  /** Conversation with the dealer in a messaging service; no button without it. @example 'https://wa.me/61400000000' */
  messagingUrl: webAddress.nullable().default(null),
  /** A chat in the corner of every page; no corner without it. */
  chat: siteChatSchema.nullable().default(null),
  /** Vendors' scripts and frames in places of the pages, by plug-ins that the host has registered. Each plug-in once. */
  plugins: sitePluginsSchema,
  /** Not for files: what the host has put together from `plugins` and what is registered. */
  vendors: z.array(siteVendorSchema).default([]),
  /** Pages that ask for a sign-in first. @default all of them */
  gates: z.array(z.enum(gatedPages)).default([...gatedPages]),
  /** Who counts visits beside the site itself. */
  analytics: siteAnalyticsSchema.prefault({}),
  /** How many visits report how fast the pages were for them. */
  vitals: siteVitalsSchema.prefault({}),
  /** Where leads go. Without one they are kept, and nobody is told. */
  leadDestinations: z
    .array(leadDestinationSchema)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'each destination needs an id of its own')
    .default([]),
  /** People who may change the site's content in the browser at `/edit`; nobody without an entry. @example [{ "name": "Dana Whitcombe", "mobile": "0491 570 156" }] */
  editors: siteEditorsSchema,
  /** Replies to visitors' actions, on the page that follows, by mail and by text message. */
  replies: siteRepliesSchema.prefault({}),
  /** Moved: write each offer as a file of the site's content. */
  offers: movedToContent,
  /** Reviews that the site shows until a feed brings others. */
  reviews: z.array(reviewSchema).default([]),
  /** Which reviews are shown, and where they come from. */
  reviewSettings: siteReviewsSchema.prefault({}),
  /** Written by the dealer; shown on home and contact pages. */
  about: z.string().max(2_000).default(''),
  /** Promises of the dealer's own, such as those of the strip on the home page. */
  guarantees: z.array(z.string().max(80)).default([]),
  /** Terms of use that forms ask visitors to agree to: plain text, blank lines between paragraphs. */
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
  .superRefine(({ finance, calculator }, context) => {
    for (const message of financeContradictions(finance, calculator)) {
      context.addIssue({ code: 'custom', path: ['finance'], message });
    }
  })
  .refine((site) => site.terms !== null || !asksForTerms(site), { path: ['terms'], error: termsMissing });

export type Site = z.output<typeof siteSchema>;
export type SiteInput = z.input<typeof siteSchema>;
