'use client';

import { slugify } from '@forecourt/domain';
import type { RJSFSchema } from '@rjsf/utils';
import { useRouter } from 'next/navigation';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { callContent, type CallEnd } from './contentCalls.ts';
import { formDataOf, ownFields, type EditedRecord, type Fields } from './formData.ts';
import {
  namedRecord,
  nameRecord,
  openRecordStore,
  type RecordAction,
  type RecordStore,
  type Told,
} from './recordStore.ts';

export interface RecordToEdit {
  /** Slug of the site. */
  site: string;
  kind: string;
  /** @example 'offer' */
  one: string;
  /** Null for a new record. */
  slug: string | null;
  record: EditedRecord;
  /** Of the kind, as the content API tells it. */
  schema: RJSFSchema;
  /** Page on which a preview shows it; null for its own. */
  previewPath: string | null;
  /** Address of the list. */
  listHref: string;
}

/** The last part of an address, made of a title. */
export const nameFrom = (title: string): string => slugify(title).slice(0, 80).replace(/-$/, '');

const notStored = (text: string): Told => ({ tone: 'danger', title: 'Not saved', text });

function faultOf(end: Extract<CallEnd, { ok: false }>): Told {
  if (end.isChanged) {
    return notStored('Someone changed it since you opened it. Copy what you wrote, open it again and paste it in.');
  }
  if (end.isSignedOut) {
    return notStored(
      'You’ve been signed out. Open the editor in another window and confirm it’s you, then press the button again: what you wrote is still here.',
    );
  }
  return notStored(end.message);
}

/** Asks before somebody leaves a page with words that are not stored. */
function useLeaveWarning(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDirty]);
}

function openStore({ record, slug }: Pick<RecordToEdit, 'record' | 'slug'>): RecordStore {
  const data = formDataOf(record);
  return openRecordStore({
    record,
    data,
    start: data,
    slug,
    name: '',
    changes: 0,
    storedChanges: 0,
    pending: null,
    problems: [],
    told: null,
  });
}

/** A record while somebody edits it: what is typed stays, whatever comes of a call. */
export function useRecord({ site, kind, one, schema, previewPath, listHref, ...given }: RecordToEdit) {
  const [store] = useState(() => namedRecord({ site, kind, slug: given.slug }) ?? openStore(given));
  const { record, data, start, slug, name, changes, storedChanges, pending, problems, told } = useSyncExternalStore(
    store.subscribe,
    store.get,
    store.get,
  );
  const isDirty = changes !== storedChanges;
  const setTold = (next: Told | null) => store.set({ told: next });
  const owner = `/sites/${site}/${kind}`;
  const router = useRouter();
  useLeaveWarning(isDirty);

  function tellFault(end: Extract<CallEnd, { ok: false }>): void {
    store.set({ problems: end.problems, told: end.problems.length > 0 ? null : faultOf(end) });
  }

  /** @returns the record's name and version; null where it could not be kept */
  async function keep(): Promise<{ slug: string; version: number } | null> {
    if (slug !== null && !isDirty && record.draft) return { slug, version: record.version };
    const isNew = slug === null;
    const wanted = slug ?? nameFrom(name || String(data['title'] ?? data['name'] ?? ''));
    if (wanted === '') {
      setTold(notStored('Give it a title first, so it gets a web address.'));
      return null;
    }
    const isTaken = notStored(`Another ${one} already has the address ${wanted}. Please choose a different one.`);
    // Also one of a file or a wider owner, which this would be written over.
    if (isNew && (await callContent(`/shown/${site}/${kind}/${wanted}`, { method: 'GET' })).ok) {
      setTold(isTaken);
      return null;
    }
    const draft = ownFields(schema, data, start, record);
    const end = await callContent(`${owner}/${wanted}/draft`, { method: 'PUT', body: draft, version: record.version });
    if (!end.ok) {
      if (isNew && end.isChanged) setTold(isTaken);
      else tellFault(end);
      return null;
    }
    store.set({
      problems: [],
      // What was typed since is not stored yet.
      storedChanges: changes,
      slug: wanted,
      record: { ...record, draft, version: end.version },
    });
    if (isNew) {
      nameRecord({ site, kind, slug: wanted }, store);
      history.replaceState(null, '', `${listHref}&record=${wanted}`);
    }
    // Its title and whose words it has stand above the form.
    router.refresh();
    return { slug: wanted, version: end.version };
  }

  async function save(): Promise<void> {
    const text = 'Visitors will see it once you publish.';
    if (await keep()) setTold({ tone: 'success', title: 'Draft saved', text });
  }

  async function preview(): Promise<void> {
    const kept = await keep();
    if (!kept) return;
    const body = { site, kind, slug: kept.slug, ...(previewPath !== null && { path: previewPath }) };
    const end = await callContent('/previews', { method: 'POST', body });
    if (!end.ok) return tellFault(end);
    const text = 'Anyone with this link can see it on its page for three days.';
    setTold({ tone: 'success', title: 'Draft saved', text, href: String(end.body['url']) });
  }

  async function publish(): Promise<void> {
    const kept = await keep();
    if (!kept) return;
    const end = await callContent(`${owner}/${kept.slug}/publish`, { method: 'POST', version: kept.version });
    if (!end.ok) return tellFault(end);
    const before = store.get().record;
    store.set({ record: { ...before, fields: before.draft, draft: null, fileDraft: null, version: end.version } });
    const text = data['draft'] === true ? 'It’s hidden from visitors, as you chose.' : 'Visitors can see it now.';
    setTold({ tone: 'success', title: 'Published', text, isPublished: true });
    router.refresh();
  }

  const leave = () => location.assign(listHref);

  async function discard(): Promise<void> {
    const end = await callContent(`${owner}/${slug}/draft`, { method: 'DELETE', version: record.version });
    if (!end.ok) return tellFault(end);
    store.set({ storedChanges: changes });
    if (!record.fields && !record.fileDraft && Object.keys(record.below).length === 0) return leave();
    const next = { ...record, draft: null, version: record.fields ? record.version + 1 : 0 };
    store.set({ record: next, data: formDataOf(next), start: formDataOf(next) });
    const text = record.fileDraft ? 'You’re back to the draft from the file.' : 'You’re back to what visitors see.';
    setTold({ tone: 'success', title: 'Draft discarded', text });
  }

  async function remove(): Promise<void> {
    const end = await callContent(`${owner}/${slug}`, { method: 'DELETE', version: record.version });
    if (!end.ok) return tellFault(end);
    leave();
  }

  const actions = { save, preview, publish, discard, remove };
  return {
    record,
    data,
    slug,
    name,
    setName: (next: string) => store.set({ name: next }),
    pending,
    problems,
    told,
    /** Takes what was typed. @param isByHand whether a person changed it, not the form its own defaults */
    type(next: Fields, isByHand: boolean): void {
      if (isByHand) store.set({ data: next, changes: store.get().changes + 1 });
      else store.set({ data: next, ...(!isDirty && { start: next }) });
    },
    async run(action: RecordAction): Promise<void> {
      if (pending !== null) return;
      store.set({ pending: action, told: null });
      await actions[action]();
      store.set({ pending: null });
    },
  };
}
