import type { FieldProblem, Fields } from './formData.ts';

/** How a call of the content API ended. */
export type CallEnd =
  | { ok: true; version: number; body: Record<string, unknown> }
  | { ok: false; message: string; problems: readonly FieldProblem[]; isChanged: boolean; isSignedOut: boolean };

const unreachable = 'We can’t reach the site just now. What you wrote is still here: try again in a moment.';

export interface ContentCallOptions {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  body?: Fields;
  /** The version that was read; 0 for a record that is not stored yet; undefined for any. */
  version?: number | undefined;
}

const expected = (version: number | undefined): Record<string, string> => {
  if (version === undefined) return {};
  return version === 0 ? { 'if-none-match': '*' } : { 'if-match': `"${version}"` };
};

/** Calls the content API as the person who is signed in. @param path after `/api/content` */
export async function callContent(path: string, { method, body, version }: ContentCallOptions): Promise<CallEnd> {
  const failed = { ok: false, problems: [], isChanged: false, isSignedOut: false } as const;
  try {
    const answer = await fetch(`/api/content${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...expected(version) },
      ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
    });
    const told = (await answer.json().catch(() => ({}))) as Record<string, unknown>;
    const etag = /"(\d+)"/.exec(answer.headers.get('etag') ?? '')?.[1];
    if (answer.ok) return { ok: true, version: Number(etag ?? 0), body: told };
    return {
      ...failed,
      message: typeof told['error'] === 'string' ? told['error'] : unreachable,
      problems: Array.isArray(told['problems']) ? (told['problems'] as FieldProblem[]) : [],
      isChanged: answer.status === 412,
      isSignedOut: answer.status === 401,
    };
  } catch {
    return { ...failed, message: unreachable };
  }
}

/** Largest picture that the content API takes. */
export interface PictureLimit {
  bytes: number;
  /** What whoever chooses a larger one is told. */
  words: string;
}

export type PictureEnd = { ok: true; address: string } | { ok: false; message: string };

const signedOut =
  'You’ve been signed out. Open the editor in another window and confirm it’s you, then choose the picture again: what you wrote is still here.';

/** Uploads a picture for a site's content. @returns the address for the field, or what to do */
export async function sendPicture(site: string, file: File, { bytes, words }: PictureLimit): Promise<PictureEnd> {
  if (file.size > bytes) return { ok: false, message: words };
  try {
    const answer = await fetch(`/api/content/pictures/${site}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: file,
    });
    const told = (await answer.json().catch(() => ({}))) as { address?: string; error?: string };
    if (answer.ok && told.address !== undefined) return { ok: true, address: told.address };
    return { ok: false, message: answer.status === 401 ? signedOut : (told.error ?? unreachable) };
  } catch {
    return { ok: false, message: unreachable };
  }
}
