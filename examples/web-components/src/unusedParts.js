// Parts of the search library that this page never reaches: the site counts its own events, our routing writes the
// address, and the markup of crawlers of Algolia is not asked for.

/** Counting for Algolia's own statistics. */
export const createInsightsMiddleware = () => () => ({
  onStateChange() {},
  subscribe() {},
  started() {},
  unsubscribe() {},
});

export const isMetadataEnabled = () => false;
export const createMetadataMiddleware = createInsightsMiddleware;

/** The library's own way to write the address. */
export default function historyRouter() {
  throw new Error('A search here needs a router of its own.');
}
