import type { EditedRecord, FieldProblem, Fields } from './formData.ts';

/** What came of a press of a button. */
export interface Told {
  tone: 'success' | 'danger';
  title: string;
  text: string;
  /** Where whoever has the link looks at it. */
  href?: string;
  /** Whether visitors may see it now, in its place. */
  isPublished?: boolean;
}

/** What is done with a record; each waits for the one before. */
export type RecordAction = 'save' | 'preview' | 'publish' | 'discard' | 'remove';

/** A record while somebody edits it. */
export interface RecordState {
  record: EditedRecord;
  data: Fields;
  /** What the form showed before anybody typed. */
  start: Fields;
  /** Null until a new record is kept. */
  slug: string | null;
  /** Typed for the address of a new record. */
  name: string;
  /** Changes by hand so far, and how many of them are stored. */
  changes: number;
  storedChanges: number;
  pending: RecordAction | null;
  problems: readonly FieldProblem[];
  told: Told | null;
}

export interface RecordStore {
  get(): RecordState;
  set(change: Partial<RecordState>): void;
  /** @returns what ends it */
  subscribe(listener: () => void): () => void;
}

export function openRecordStore(start: RecordState): RecordStore {
  let state = start;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(change) {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const named = new Map<string, RecordStore>();

/** A record by its site, kind and name. */
export interface RecordName {
  site: string;
  kind: string;
  slug: string | null;
}

const keyOf = ({ site, kind, slug }: RecordName): string => `${site}/${kind}/${slug}`;

/**
 * Gives a new record its name. With it the page gets another address, and the router draws it anew: its form must go on
 * with what was typed and told.
 */
export const nameRecord = (name: RecordName, store: RecordStore): void => void named.set(keyOf(name), store);

/** The record that got this name on this page; undefined where none did. */
export const namedRecord = (name: RecordName): RecordStore | undefined => named.get(keyOf(name));
