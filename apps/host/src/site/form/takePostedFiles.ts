import 'server-only';

import type { Site } from '@forecourt/domain';
import { fileMessages, worded, wordsOf } from '@forecourt/domain/messages';
import {
  fileField,
  fileFieldNames,
  fileOwner,
  findForm,
  isPostedPlainly,
  refusedFileMessage,
  refusedFileName,
  type FormDefinition,
  withoutFileName,
  type SentFileName,
} from '@forecourt/forms/model';
import { createHash } from 'node:crypto';
import { platform } from '../../platform.ts';
import { fileRules } from './fileRules.ts';

/** A form's post with its files replaced by ids. */
export interface PostedFiles {
  /** With ids in place of files, and the key that they belong to. */
  values: Record<string, string>;
  /** Files stored so far, in case the form has to be shown again. */
  files: Record<string, SentFileName[]>;
  /** Reasons of refusals, by field. */
  fieldErrors: Record<string, string>;
  /** The same, for fields whose visitor has yet to choose another file or to go without. */
  refused: Record<string, string>;
}

interface Post {
  site: Site;
  form: FormDefinition;
  data: FormData;
  /** The visitor's address, for the rate limit. */
  address: string;
}

const tenMinutes = 600_000;

const chosenFiles = (data: FormData, name: string): File[] =>
  data.getAll(name).filter((one): one is File => one instanceof File && one.name !== '');

/**
 * A key for a form posted without one, because there was no script to create it. Derived from the post, so that a
 * double submit gives the same key and one lead; without the files themselves nobody can compute it.
 */
async function newKey(site: Site, values: Record<string, string>, files: readonly File[]): Promise<string> {
  const sortedValues = Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const hash = createHash('sha256').update(
    JSON.stringify([site.slug, Math.floor(Date.now() / tenMinutes), sortedValues]),
  );
  for (const file of files) hash.update(`\0${file.name}\0`).update(new Uint8Array(await file.arrayBuffer()));
  return `plain-${hash.digest('base64url')}`;
}

/** The first post of a form. Files that exist already came with an identical post a moment ago. */
async function takeFirst({ site, form, data, address }: Post, name: string, owner: string): Promise<string[]> {
  const { uploads } = platform();
  const chosen = chosenFiles(data, name);
  const areThere = async () => chosen.length > 0 && (await uploads.list(site, owner)).length >= chosen.length;
  if (await areThere()) return [];
  const { refused } = await uploads.add(site, owner, chosen, address, fileRules(form, name));
  return (await areThere()) ? [] : refused;
}

/** A form that was shown again: unticked files are removed, and a new file replaces an old one. */
async function takeAgain({ site, form, data, address }: Post, name: string, owner: string): Promise<string[]> {
  const { uploads } = platform();
  const chosen = chosenFiles(data, name);
  const { max } = fileRules(form, name);
  const ticked = new Set(data.getAll(name));
  const before = await uploads.list(site, owner);
  const kept = before.filter(({ id }) => ticked.has(id)).slice(0, Math.max(0, max - chosen.length));
  for (const file of before) if (!kept.includes(file)) await uploads.remove(site, owner, file.id);
  return (await uploads.add(site, owner, chosen, address, fileRules(form, name))).refused;
}

/** Name of a single refused file, so that the visitor can tell which it was. */
const namesOf = (data: FormData, name: string): string[] => {
  const [only, ...more] = chosenFiles(data, name);
  return only && more.length === 0 ? [only.name] : [];
};

/** Fields whose file was refused before, with neither another file nor a decision to go without. */
function leftOpen(data: FormData, names: readonly string[]): string[] {
  const [refused, without] = [data.getAll(refusedFileName), data.getAll(withoutFileName)];
  return names.filter(
    (name) => refused.includes(name) && !without.includes(name) && chosenFiles(data, name).length === 0,
  );
}

/** Stores the documents of a form posted without a script; those of an earlier post came as ids. */
export async function takePostedFiles(
  site: Site,
  data: FormData,
  values: Record<string, string>,
  address: string,
): Promise<PostedFiles> {
  const taken: PostedFiles = { values, files: {}, fieldErrors: {}, refused: {} };
  const form = findForm(values['form_id']);
  const say = wordsOf(fileMessages, site);
  const names = (form ? fileFieldNames(form) : []).filter(
    (name) => form && isPostedPlainly(fileField(form, name) ?? {}),
  );
  const chosen = names.flatMap((name) => chosenFiles(data, name));
  for (const name of leftOpen(data, names)) {
    const field = form && fileField(form, name);
    if (field) taken.fieldErrors[name] = refusedFileMessage(worded(field, site.messages), say);
  }
  if (!form || (chosen.length === 0 && names.every((name) => !values[name]))) {
    return { ...taken, refused: { ...taken.fieldErrors } };
  }

  const postedKey = values['idempotency_key'] ?? '';
  const key = postedKey || (await newKey(site, values, chosen));
  taken.values = { ...values, idempotency_key: key };
  for (const name of names) {
    const owner = fileOwner(form.id, name, key);
    if (owner === null) continue;
    const refused = await (postedKey ? takeAgain : takeFirst)({ site, form, data, address }, name, owner);
    if (refused.length > 0) taken.fieldErrors[name] = [...namesOf(data, name), refused.join(' ')].join(': ');
    const there = await platform().uploads.list(site, owner);
    taken.values[name] = there.map(({ id }) => id).join(' ');
    taken.files[name] = there.map(({ id, name: called }) => ({ id, name: called }));
  }
  return { ...taken, refused: { ...taken.fieldErrors } };
}
