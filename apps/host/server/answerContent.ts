import type { Site } from '@forecourt/domain';
import {
  longestContentBody,
  tooLongContent,
  type ContentAnswer,
  type ContentCaller,
  type OpenedPlatform,
} from '@forecourt/platform';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { editorGate } from '../src/site/editor/editorGate.ts';
import { editorCaller } from '../src/site/editor/editorCaller.ts';
import { sessionCookie } from '../src/site/request/sessionCookie.ts';
import { cookieOf } from './cookieOf.ts';
import { dropBody, readBytes } from './readBody.ts';

/** Path of the content API, on every host name. */
export const contentPath = '/api/content';

export interface ContentRequest {
  /** The site whose name was asked for. */
  site: Site | null;
  request: IncomingMessage;
  response: ServerResponse;
}

type EditorServices = Pick<OpenedPlatform, 'signIn' | 'passkeys'>;

/** Who calls from the editor, if it is open to them. Keys go before sessions. */
async function signedInEditor(
  { signIn, passkeys }: EditorServices,
  { site, request }: ContentRequest,
): Promise<ContentCaller | undefined> {
  const session = request.headers.authorization === undefined ? cookieOf(request, sessionCookie) : null;
  const visitor = site && session && (await signIn.find(site, session));
  if (!visitor) return undefined;
  const { access, editor } = await editorGate(passkeys, site, visitor);
  return editor && access === 'open' ? editorCaller(site, editor) : undefined;
}

/** Answers one call of the content API. Calls with neither a key nor an editor's session are rejected. */
export async function answerContent(
  platform: EditorServices & Pick<OpenedPlatform, 'contentApi'>,
  call: ContentRequest,
): Promise<void> {
  const { contentApi: api } = platform;
  const { request, response } = call;
  const end = ({ status, headers, body }: ContentAnswer): void => {
    const text = body && Buffer.from(JSON.stringify(body));
    response.writeHead(status, {
      ...(text && { 'content-type': 'application/json; charset=utf-8', 'content-length': text.length }),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...headers,
    });
    response.end(text && request.method !== 'HEAD' ? text : undefined);
  };
  const editor = await signedInEditor(platform, call);
  const refused = editor ? null : api.refuse(request.headers);
  if (refused) {
    dropBody(request);
    return end(refused);
  }
  const url = new URL(request.url ?? '/', 'http://localhost');
  const path = url.pathname.slice(contentPath.length);
  const body = await readBytes(request, longestContentBody(path));
  if (body === null) return end(tooLongContent(path));
  const { method = 'GET', headers } = request;
  end(await api.answer({ method, path, query: url.searchParams, headers, body }, editor));
}
