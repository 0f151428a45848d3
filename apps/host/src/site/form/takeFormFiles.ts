import 'server-only';

import type { Site } from '@forecourt/domain';
import { refusalMessages, wordsOf } from '@forecourt/domain/messages';
import { fileFieldNames, fileOwner, findForm } from '@forecourt/forms/model';
import { NextResponse } from 'next/server';
import { platform } from '../../platform.ts';
import { fileRules } from './fileRules.ts';
import { isFormLocked } from './formGate.ts';

const headers = { 'cache-control': 'no-store' };
const refuse = (status: number, error: string) => NextResponse.json({ error }, { status, headers });

/**
 * Stores or removes files of a form field while the form is being filled in, and returns the current files. Whoever has
 * the form's key owns them: the key is created in the visitor's browser and too long to guess.
 */
export async function takeFormFiles(site: Site, data: FormData, address: string): Promise<Response> {
  const [id, field, key] = ['form', 'field', 'key'].map((name) => String(data.get(name) ?? ''));
  const say = wordsOf(refusalMessages, site);
  const form = findForm(id);
  const isFileField = form !== null && fileFieldNames(form).includes(field ?? '');
  const owner = isFileField ? fileOwner(form.id, field ?? '', key ?? '') : null;
  if (!form || owner === null) return refuse(400, say('refusal.addFilesAgain'));
  if (await isFormLocked(site, { form_id: id })) return refuse(401, say('refusal.signInForFiles'));
  const { uploads } = platform();
  const remove = data.get('remove');
  let refused: string[] = [];
  if (typeof remove === 'string') await uploads.remove(site, owner, remove);
  else {
    const files = data.getAll('file').filter((file) => file instanceof File);
    ({ refused } = await uploads.add(site, owner, files, address, fileRules(form, field ?? '')));
  }
  const files = (await uploads.list(site, owner)).map(({ id: file, name }) => ({ id: file, name }));
  return NextResponse.json({ files, refused }, { headers });
}
