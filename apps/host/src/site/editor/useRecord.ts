'use client';

import { slugify } from '@forecourt/domain';
import type { RJSFSchema } from '@rjsf/utils';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { callContent, type CallEnd } from './contentCalls.ts';
import { formDataOf, ownFields, type EditedRecord, type FieldProblem, type Fields } from './formData.ts';

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

/** The last part of an address, made of a title. */
export const nameFrom = (title: string): string => slugify(title).slice(0, 80).replace(/-$/, '');

const notStored = (text: string): Told => ({ tone: 'danger', title: 'Nothing was stored', text });

function faultOf(end: Extract<CallEnd, { ok: false }>): Told {
  if (end.isChanged) {
    return notStored(
      'Somebody changed it since you opened it. Copy what you wrote, open it again, and put it in there.',
    );
  }
  if (end.isSignedOut) {
    return notStored(
      'You are signed out by now. Sign in in another window, then press the button again: what you wrote is still here.',
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

/** A record while somebody edits it: what is typed stays, whatever comes of a call. */
export function useRecord({ site, kind, one, schema, previewPath, listHref, ...given }: RecordToEdit) {
  const [record, setRecord] = useState(given.record);
  const [data, setData] = useState<Fields>(() => formDataOf(given.record));
  const [start, setStart] = useState(data);
  const [slug, setSlug] = useState(given.slug);
  /** Typed for the address of a new record. */
  const [name, setName] = useState('');
  const [isDirty, setDirty] = useState(false);
  const [pending, setPending] = useState<RecordAction | null>(null);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [told, setTold] = useState<Told | null>(null);
  const owner = `/sites/${site}/${kind}`;
  const router = useRouter();
  useLeaveWarning(isDirty);

  function tellFault(end: Extract<CallEnd, { ok: false }>): void {
    setProblems(end.problems);
    setTold(end.problems.length > 0 ? null : faultOf(end));
  }

  /** @returns the record's name and version; null where it could not be kept */
  async function keep(): Promise<{ slug: string; version: number } | null> {
    if (slug !== null && !isDirty && record.draft) return { slug, version: record.version };
    const isNew = slug === null;
    const wanted = slug ?? nameFrom(name || String(data['title'] ?? data['name'] ?? ''));
    if (wanted === '') {
      setTold(notStored('Give it a title first: its address is made of it.'));
      return null;
    }
    const isTaken = notStored(`Another ${one} has the address ${wanted}: give it another one.`);
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
    setProblems([]);
    setDirty(false);
    setSlug(wanted);
    setRecord({ ...record, draft, version: end.version });
    if (isNew) history.replaceState(null, '', `${listHref}&record=${wanted}`);
    // Its title and whose words it has stand above the form.
    router.refresh();
    return { slug: wanted, version: end.version };
  }

  async function save(): Promise<void> {
    const text = 'Visitors see it when you publish it.';
    if (await keep()) setTold({ tone: 'success', title: 'Draft kept', text });
  }

  async function preview(): Promise<void> {
    const kept = await keep();
    if (!kept) return;
    const body = { site, kind, slug: kept.slug, ...(previewPath !== null && { path: previewPath }) };
    const end = await callContent('/previews', { method: 'POST', body });
    if (!end.ok) return tellFault(end);
    const text = 'Whoever has this link sees it in its page for three days.';
    setTold({ tone: 'success', title: 'Draft kept', text, href: String(end.body['url']) });
  }

  async function publish(): Promise<void> {
    const kept = await keep();
    if (!kept) return;
    const end = await callContent(`${owner}/${kept.slug}/publish`, { method: 'POST', version: kept.version });
    if (!end.ok) return tellFault(end);
    setRecord((before) => ({ ...before, fields: before.draft, draft: null, fileDraft: null, version: end.version }));
    const text = data['draft'] === true ? 'It is hidden from visitors, as you set it.' : 'Visitors see it now.';
    setTold({ tone: 'success', title: 'Published', text, isPublished: true });
    router.refresh();
  }

  const leave = () => location.assign(listHref);

  async function discard(): Promise<void> {
    const end = await callContent(`${owner}/${slug}/draft`, { method: 'DELETE', version: record.version });
    if (!end.ok) return tellFault(end);
    setDirty(false);
    if (!record.fields && !record.fileDraft && Object.keys(record.below).length === 0) return leave();
    const next = { ...record, draft: null, version: record.fields ? record.version + 1 : 0 };
    setRecord(next);
    setData(formDataOf(next));
    setStart(formDataOf(next));
    const text = record.fileDraft ? 'This is the draft of the file again.' : 'These are the words that visitors see.';
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
    setName,
    pending,
    problems,
    told,
    /** Takes what was typed. @param isByHand whether a person changed it, not the form its own defaults */
    type(next: Fields, isByHand: boolean): void {
      setData(next);
      if (isByHand) setDirty(true);
      else if (!isDirty) setStart(next);
    },
    async run(action: RecordAction): Promise<void> {
      if (pending !== null) return;
      setPending(action);
      setTold(null);
      await actions[action]();
      setPending(null);
    },
  };
}
