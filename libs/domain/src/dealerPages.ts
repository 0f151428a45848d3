export const dealerPageNames = ['serviceBooking', 'finance', 'sellMyCar'] as const;
export type DealerPageName = (typeof dealerPageNames)[number];

/** Absolute addresses of a dealer's pages on the manufacturer's own site for dealers. */
export type DealerPages = Readonly<Record<DealerPageName, string>>;

const paths: DealerPages = {
  serviceBooking: '/service-booking',
  finance: '/finance',
  sellMyCar: '/sell-my-car',
};

/** The site's own page for the same, where there is no such domain. */
const ownPaths: DealerPages = {
  serviceBooking: '/genuine-service',
  finance: '/finance',
  sellMyCar: '/trade-in',
};

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** Scheme, a host of at least two labels of which the last is not a number, port, folders; the rest is ignored. */
const address = new RegExp(
  `^(?:https?://)?((?:${label}\\.)+(?!\\d)${label}(?::\\d{1,5})?)((?:/[a-z0-9_~-][a-z0-9._~-]*)*)/*(?:[?#].*)?$`,
  'i',
);

/** @returns scheme, host and folder without a slash at the end, or null for what is no address of a public site */
function readBase(baseDomain: string): string | null {
  const [, host, folder] = address.exec(baseDomain.trim()) ?? [];
  return host === undefined ? null : `https://${host.toLowerCase()}${folder}`;
}

/**
 * Pages of the dealer on the manufacturer's domain: booking a service, finance, selling a car.
 * @param baseDomain with or without scheme and folder, as the site file has it
 * @returns null where there is no such domain, or it is none that links may lead to
 * @example dealerPages('harbour.toyota.example')?.finance // 'https://harbour.toyota.example/finance'
 */
export function dealerPages(baseDomain: string | null): DealerPages | null {
  const base = baseDomain === null ? null : readBase(baseDomain);
  if (base === null) return null;
  return {
    serviceBooking: base + paths.serviceBooking,
    finance: base + paths.finance,
    sellMyCar: base + paths.sellMyCar,
  };
}

/** Address of a link to one of these pages: on the manufacturer's domain, or the site's own page without one. */
export function dealerPageLink(page: DealerPageName, baseDomain: string | null): string {
  return dealerPages(baseDomain)?.[page] ?? ownPaths[page];
}
