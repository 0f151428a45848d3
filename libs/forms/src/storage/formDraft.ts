import { readStored, remove, store } from './deviceStorage.ts';

/** What a visitor typed and has not sent: outlives a reload and a sign-in, for this browser tab. */
export interface FormDraft {
  values: Readonly<Record<string, string | boolean>>;
  /** Of the form when it first showed, so that what is sent after a reload is still the same lead. */
  key: string;
  /** As the server signed it; empty until it was asked. */
  startedAt: string;
}

const keyOf = (siteSlug: string, form: string) => `forecourt:${siteSlug}:draft:${form}`;

const isAnswer = (entry: [string, unknown]): entry is [string, string | boolean] =>
  typeof entry[1] === 'string' || typeof entry[1] === 'boolean';

/** Null where nothing was kept, or something else lies there. */
export function readDraft(siteSlug: string, form: string): FormDraft | null {
  try {
    const stored: unknown = JSON.parse(readStored('sessionStorage', keyOf(siteSlug, form)) ?? 'null');
    if (stored === null || typeof stored !== 'object') return null;
    const { values, key, startedAt } = stored as Record<string, unknown>;
    if (typeof key !== 'string' || typeof startedAt !== 'string') return null;
    const answers = values !== null && typeof values === 'object' ? Object.entries(values).filter(isAnswer) : [];
    return { values: Object.fromEntries(answers), key, startedAt };
  } catch {
    return null;
  }
}

/** @returns false where the device keeps nothing */
export function saveDraft(siteSlug: string, form: string, draft: FormDraft): boolean {
  return store('sessionStorage', keyOf(siteSlug, form), draft);
}

export function dropDraft(siteSlug: string, form: string): void {
  remove('sessionStorage', keyOf(siteSlug, form));
}
