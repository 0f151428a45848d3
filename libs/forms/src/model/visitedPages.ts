/** Maximum number of pages kept of one visit: the first one and the latest of the others. */
export const visitedPagesLimit = 50;

const campaign = /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|ttclid|dclid)$/i;
const longest = { page: 500, value: 300 };

function campaignParams(search: string): [string, string][] {
  return [...new URLSearchParams(search)].filter(([name, value]) => campaign.test(name) && value !== '');
}

/**
 * Adds a page to a visit. Only campaign parameters of its query are kept: a search or a sign-in address may hold
 * private data. The same page twice in a row counts once.
 * @param search query of the address, with or without its '?'
 */
export function withVisitedPage(pages: readonly string[], path: string, search: string): string[] {
  const query = new URLSearchParams(
    campaignParams(search).map(([name, value]) => [name, value.slice(0, longest.value)]),
  ).toString();
  const page = (query ? `${path}?${query}` : path).slice(0, longest.page);
  if (pages.at(-1) === page) return [...pages];
  const all = [...pages, page];
  return all.length > visitedPagesLimit ? [...all.slice(0, 1), ...all.slice(1 - visitedPagesLimit)] : all;
}

/** Campaign parameters of a visit; later ones override earlier ones. */
export function linkedQueryParams(pages: readonly string[]): Record<string, string> {
  return Object.fromEntries(pages.flatMap((page) => campaignParams(page.split('?')[1] ?? '')));
}

/** Parses the stored pages of a visit. Anything but a list of texts is an empty visit. */
export const readVisitedPages = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((page) => typeof page === 'string') : [];
