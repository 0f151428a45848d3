import { draftParameter, type DraftService, type SiteDraft } from '@forecourt/platform';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { cookieOf } from './cookieOf.ts';
import { securityHeaders } from './secureHtml.ts';

const cookieName = 'forecourt-draft';
const closed = {
  ...securityHeaders,
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
};

function say(response: ServerResponse, status: number, words: string, isCall = false): null {
  response.writeHead(status, {
    ...closed,
    'content-type': isCall ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
    // The body of a post is not read.
    connection: 'close',
  });
  response.end(isCall ? JSON.stringify({ error: words }) : `${words}\n`);
  return null;
}

/** Lets the browser keep the link, so that every page of the preview opens by its own address. */
function keepLink(response: ServerResponse, url: URL, token: string, draft: SiteDraft, isEncrypted: boolean): null {
  url.searchParams.delete(draftParameter);
  const until = new Date(draft.until * 1_000).toUTCString();
  response.writeHead(303, {
    ...closed,
    'set-cookie': `${cookieName}=${token}; Path=/; Expires=${until}; HttpOnly; SameSite=Lax${isEncrypted ? '; Secure' : ''}`,
    location: `${url.pathname}${url.search}`,
    'content-length': 0,
  });
  response.end();
  return null;
}

/** Searches are asked by post, and change nothing. */
const isRead = (method: string, path: string): boolean =>
  method === 'GET' || method === 'HEAD' || (method === 'POST' && path.startsWith('/api/search/'));

/**
 * Receives a request at a host name of previews. Nothing that is sent from there is taken: no enquiry, no deposit.
 * @returns the draft to show; null where the request has been answered
 */
export function draftVisit(
  drafts: Pick<DraftService, 'read'>,
  host: string,
  request: IncomingMessage,
  response: ServerResponse,
): SiteDraft | null {
  const url = new URL(request.url?.startsWith('/') ? request.url : '/', 'http://preview.localhost');
  const token = url.searchParams.get(draftParameter);
  const answer = drafts.read(host, token ?? cookieOf(request, cookieName));
  if (answer.kind === 'over')
    return say(response, 410, 'This preview has ended. Ask whoever sent you the link for a new one.');
  if (answer.kind === 'wrong')
    return say(response, 422, [`The draft ${answer.file} cannot be shown:`, ...answer.problems].join('\n  '));
  const { draft } = answer;
  if (!isRead(request.method ?? 'GET', url.pathname))
    return say(response, 403, 'This is a preview, so nothing was sent.', url.pathname.startsWith('/api/'));
  if (token !== null) return keepLink(response, url, token, draft, draft.site.origin?.startsWith('https:') ?? false);
  response.setHeader('x-robots-tag', 'noindex');
  return draft;
}
