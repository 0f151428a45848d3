/** Pages that a site may have beside search, vehicles and contact, each at its one address. */
export const sitePagePaths = {
  'book-test-drive': '/book-test-drive',
  'new-vehicle-enquiry': '/enquiries/new-vehicle-enquiry',
  finance: '/finance',
  'car-finance': '/car-finance',
  'finance-enquiry': '/finance-enquiry',
  'finance-application': '/apply-for-finance',
  'personalised-finance': '/personalised/finance',
  service: '/service',
  'genuine-service': '/genuine-service',
  parts: '/vehicle-parts-and-accessories',
  'parts-search': '/parts/search',
  fleet: '/fleet',
  careers: '/careers',
  survey: '/customer-feedback-survey',
  'review-feedback': '/review-feedback',
  complaint: '/complaint-handling',
  'spin-to-win': '/spin-to-win',
  'online-payment': '/online-payment',
} as const;

export type SitePage = keyof typeof sitePagePaths;
export const sitePageNames = Object.keys(sitePagePaths) as SitePage[];

/** Pages that answer by themselves; each of the others holds one form. */
const answering = ['finance', 'car-finance', 'review-feedback', 'spin-to-win', 'online-payment'] as const;
export type FormPageName = Exclude<SitePage, (typeof answering)[number]>;
export const formPageNames: readonly FormPageName[] = sitePageNames.filter(
  (page): page is FormPageName => !answering.some((name) => name === page),
);

/** Pages that need settings of their own before a site can have them. */
const onRequest: readonly SitePage[] = ['spin-to-win', 'online-payment', 'personalised-finance', 'genuine-service'];
/** What a site has that names none. */
export const usualSitePages: readonly SitePage[] = sitePageNames.filter((name) => !onRequest.includes(name));
