import { readStoredTexts, store } from './deviceStorage.ts';

/** The vehicle a visitor last asked about. */
export interface LastEnquired {
  id: string;
  name: string;
  make: string;
  model: string;
}

const keyOf = (siteSlug: string) => `forecourt:${siteSlug}:last-enquired`;

/** Null where nothing is remembered. Call it in the browser only, after the page has come alive. */
export function readLastEnquired(siteSlug: string): LastEnquired | null {
  const { id, name = '', make = '', model = '' } = readStoredTexts('localStorage', keyOf(siteSlug));
  return id ? { id, name, make, model } : null;
}

export function rememberLastEnquired(siteSlug: string, { id, name, make, model }: LastEnquired): void {
  store('localStorage', keyOf(siteSlug), { id, name, make, model });
}
