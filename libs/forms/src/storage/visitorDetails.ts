import { readStoredTexts, store } from './deviceStorage.ts';

/** What a visitor need not type again in the next form. */
export const visitorFields = ['name', 'last_name', 'email', 'phone', 'postcode'] as const;

export type VisitorDetails = Partial<Record<(typeof visitorFields)[number], string>>;

const keyOf = (siteSlug: string) => `forecourt:${siteSlug}:visitor`;

export function readVisitorDetails(siteSlug: string): VisitorDetails {
  const stored = readStoredTexts('localStorage', keyOf(siteSlug));
  return Object.fromEntries(visitorFields.flatMap((field) => (stored[field] ? [[field, stored[field]]] : [])));
}

export function saveVisitorDetails(siteSlug: string, details: VisitorDetails): void {
  store('localStorage', keyOf(siteSlug), Object.fromEntries(visitorFields.map((field) => [field, details[field]])));
}
