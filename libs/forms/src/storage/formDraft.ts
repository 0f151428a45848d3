import type { FormDefaults } from '../model/formDefaults.ts';
import { deviceStore, siteKey, type DeviceStore } from '@forecourt/ui';

/** What a visitor typed and has not sent: survives a reload and a sign-in, for this browser tab. */
export interface FormDraft {
  values: Readonly<Record<string, string | boolean>>;
  /** Key of the form when it first showed, so that sending after a reload is still the same lead. */
  key: string;
  /** Signed by the server; empty until it has been fetched. */
  startedAt: string;
}

const isAnswer = (entry: [string, unknown]): entry is [string, string | boolean] =>
  typeof entry[1] === 'string' || typeof entry[1] === 'boolean';

function readDraft(stored: unknown): FormDraft | null {
  if (stored === null || typeof stored !== 'object') return null;
  const { values, key, startedAt } = stored as Record<string, unknown>;
  if (typeof key !== 'string' || typeof startedAt !== 'string') return null;
  const answers = values !== null && typeof values === 'object' ? Object.entries(values).filter(isAnswer) : [];
  return { values: Object.fromEntries(answers), key, startedAt };
}

/** Storage key of a draft: by form and vehicle. */
export const draftSubject = (form: string, { car_id: car }: FormDefaults = {}): string =>
  typeof car === 'string' && car ? `${form}:${car}` : form;

/** Null where nothing was typed, or the stored value is invalid. */
export const draftStore = (siteSlug: string, form: string): DeviceStore<FormDraft | null> =>
  deviceStore({ key: siteKey(siteSlug, `draft:${form}`), area: 'sessionStorage', read: readDraft });
