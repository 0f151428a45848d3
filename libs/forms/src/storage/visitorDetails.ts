import { deviceStore, siteKey, type DeviceStore } from '@forecourt/ui';
import { storedTexts } from './storedTexts.ts';

/** Contact details that a visitor need not type again in the next form. */
export const visitorFields = ['name', 'last_name', 'email', 'phone', 'postcode'] as const;

export type VisitorDetails = Partial<Record<(typeof visitorFields)[number], string>>;

function readVisitorDetails(stored: unknown): VisitorDetails {
  const texts = storedTexts(stored);
  return Object.fromEntries(visitorFields.flatMap((field) => (texts[field] ? [[field, texts[field]]] : [])));
}

/** Visitor details stored on this device. */
export const visitorDetailsStore = (siteSlug: string): DeviceStore<VisitorDetails> =>
  deviceStore({
    key: siteKey(siteSlug, 'visitor'),
    read: readVisitorDetails,
    write: (details) => Object.fromEntries(visitorFields.map((field) => [field, details[field]])),
  });
