import type { CountryCode } from './country/jurisdictions.ts';

/** What a flag decides, who may set it, and its default. */
interface FlagRow<Value extends boolean> {
  readonly default: Value;
  readonly owner: 'search' | 'vehicle' | 'finance' | 'forms' | 'content' | 'shopper';
  readonly reason: string;
}

const flag = (owner: FlagRow<boolean>['owner'], reason: string, byDefault = false): FlagRow<boolean> => ({
  default: byDefault,
  owner,
  reason,
});

/** Every flag: what it switches, whose it is, and what holds when nobody has set it. */
export const flagTable = {
  electricTag: flag('vehicle', 'Electric and hybrid vehicles carry their fuel as the tag banner'),
  certifiedBadge: flag('vehicle', 'Certified used vehicles of the manufacturer carry the programme badge'),
  subscriptions: flag('vehicle', 'The dealer rents vehicles by the week and shows that price first'),
  marketPriceBadge: flag('vehicle', 'Shows how far a price is below the state average'),
  unregisteredNotice: flag('vehicle', 'Says "Unregistered" when the registration has run out'),
  whyBuyFromUs: flag('vehicle', 'Vehicle page tells why to buy from this dealer', true),
  protectYourCar: flag('vehicle', 'Vehicle page shows protection products'),
  maskPhones: flag('vehicle', 'Phone numbers keep their end to themselves until a visitor asks for them', true),
  reserveOnline: flag('vehicle', 'Vehicle page tells how reserving online works', true),
  printPage: flag('vehicle', 'Vehicle page offers a print page and a brochure', true),
  requestPhotos: flag('vehicle', 'Visitors can ask for more pictures', true),
  makeOffer: flag('vehicle', 'Visitors can make an offer on used vehicles'),
  checkout: flag('vehicle', 'Vehicles can be reserved with a deposit'),
  onlinePurchase: flag('vehicle', 'Vehicles can be bought online'),
  buyOnlinePage: flag('vehicle', 'The online purchase also stands at /cars/{slug}/buy-online'),
  tradeIn: flag('vehicle', 'The site takes trade-ins'),
  saveValuations: flag('forms', 'Estimates for trade-ins are also saved as valuation data'),
  testDrive: flag('vehicle', 'Test drives can be asked for', true),
  favourites: flag('shopper', 'Visitors keep favourites on their device', true),
  compare: flag('shopper', 'Visitors compare vehicles side by side', true),
  watchlist: flag('shopper', 'Signed-in visitors save vehicles to a watchlist'),
  splitSaves: flag(
    'shopper',
    'Favourites of the device and the watchlist have a toggle each, where the dealer has both',
  ),
  strictFavourites: flag('shopper', 'Favourite and compare only for used, priced vehicles with pictures'),
  certifiedFilter: flag('search', 'Search offers the certified-only toggle'),
  certifiedOnly: flag('search', 'The certified filter hides its "false" value'),
  priceSortNeedsPrice: flag('search', 'Cheapest first leaves out vehicles without a price'),
  persistFilterSections: flag('search', 'Open and closed filter sections are remembered', true),
  searchHistory: flag('search', "The search box offers the visitor's last five searches", true),
  searchSuggestions: flag('search', 'The search box offers makes, models and vehicles while one types', true),
  guaranteeStrip: flag('content', 'The strip of five promises is shown'),
  requireTerms: flag('forms', 'Visitors must agree to the terms before sending a form'),
  enquirySteps: flag('forms', 'Enquiries on a vehicle are asked in two steps'),
  messageOptional: flag('forms', 'The comments field may stay empty'),
  youxQuotes: flag('finance', 'Weekly figures come from a YouX quote'),
  financeBox: flag('finance', 'Vehicle page shows the finance box', true),
  financeCalculator: flag('finance', 'Vehicle page works out repayments', true),
} as const satisfies Record<string, FlagRow<boolean>>;

export type FlagName = keyof typeof flagTable;
export type Flags = Readonly<Record<FlagName, boolean>>;
export type FlagOverrides = Partial<Record<FlagName, boolean>>;

export const flagNames = Object.keys(flagTable) as FlagName[];

/** A flag that an agency adds in its host's configuration. */
export interface OwnFlag {
  /** What holds where a site says nothing of it. */
  default: boolean;
  /** What it switches, in one sentence for who writes site files. */
  reason: string;
}

/** An agency's own flags by their names. */
export type OwnFlags = Readonly<Record<string, OwnFlag>>;

/**
 * Whether one of an agency's own flags is on for a site.
 * @param own the table in which it was declared: only its names compile
 * @example isOwnFlagOn(site, boutiqueFlags, 'showroomVisits')
 */
export function isOwnFlagOn<Own extends OwnFlags>(
  site: { flags: object },
  own: Own,
  name: keyof Own & string,
): boolean {
  const value = (site.flags as Readonly<Record<string, unknown>>)[name];
  return typeof value === 'boolean' ? value : own[name]?.default === true;
}

/** What each manufacturer's sites switch on, unless template or site say otherwise. Keys are lower-case makes. */
export const manufacturerFlags: Readonly<Record<string, FlagOverrides>> = {
  toyota: { certifiedBadge: true, certifiedFilter: true, electricTag: true },
  kia: { electricTag: true, onlinePurchase: true },
};

export const templateFlags: Readonly<Record<string, FlagOverrides>> = {
  superstore: { guaranteeStrip: true, marketPriceBadge: true },
  caravan: { marketPriceBadge: false, testDrive: false },
};

/** What other countries than Australia have switched off: it is worded as Australia's law on credit and sales asks. */
export const countryFlags: Readonly<Record<CountryCode, FlagOverrides>> = {
  AU: {},
  NZ: { financeBox: false, financeCalculator: false, youxQuotes: false, onlinePurchase: false, buyOnlinePage: false },
};

export interface FlagSources {
  /** @default 'AU' */
  country?: CountryCode;
  manufacturer: string | null;
  template: string;
  site: FlagOverrides;
}

/** The more specific wins: platform default, then manufacturer, then template, then site; what a country's law leaves no choice comes last. */
export function resolveFlags({ manufacturer, template, site, country = 'AU' }: FlagSources): Flags {
  const defaults = Object.fromEntries(flagNames.map((name) => [name, flagTable[name].default]));
  return {
    ...defaults,
    ...manufacturerFlags[manufacturer?.toLowerCase() ?? ''],
    ...templateFlags[template],
    ...site,
    ...countryFlags[country],
  } as Flags;
}
