import type { Site } from '@forecourt/domain';
import type { OpenedPlatform } from '@forecourt/platform';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, encodeBeside } from './encoding.ts';

const largestBody = 2 * 1_024 * 1_024;

/** @returns null when the body is larger than anything a search sends */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largestBody) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Carries one HTTP request of the search wire protocol to the site's own stock and back. */
export async function answerSearch(
  platform: OpenedPlatform,
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const body = await readBody(request);
  const answer =
    body === null
      ? { status: 413, body: { message: `The body is larger than ${largestBody} bytes.`, status: 413 } }
      : await platform.search.handle(site, {
          method: request.method ?? 'GET',
          path: url.pathname.slice('/api/search'.length),
          searchParams: url.searchParams,
          headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
          body,
          address: request.socket.remoteAddress,
        });
  const text = Buffer.from(JSON.stringify(answer.body));
  const encoding = chooseEncoding(request.headers['accept-encoding'], text.length);
  const packed = await encodeBeside(text, encoding);
  response.writeHead(answer.status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': packed.length,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    vary: 'Accept-Encoding',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...('headers' in answer ? answer.headers : {}),
  });
  response.end(packed);
}
