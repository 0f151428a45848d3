import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isNotModified } from '../notModified.ts';
import { securityHeaders } from '../secureHtml.ts';
import type { IconFile } from './openIcons.ts';

/** Sends an icon, or that the browser's copy is still right. */
export function answerIcon({ type, body }: IconFile, request: IncomingMessage, response: ServerResponse): void {
  const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`;
  const headers = { ...securityHeaders, 'cache-control': 'public, max-age=86400', etag };
  if (isNotModified(request.headers['if-none-match'], etag)) return void response.writeHead(304, headers).end();
  response.writeHead(200, { ...headers, 'content-type': type, 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}
