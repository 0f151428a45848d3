import type { Site } from '@forecourt/domain';
import type { OpenedPlatform } from '@forecourt/platform';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, encodeBeside } from './encoding.ts';
import { heldRefusals } from './heldRefusals.ts';
import { readBody } from './readBody.ts';

const largestBody = 2 * 1_024 * 1_024;
const hold = heldRefusals();

export interface SearchCall {
  request: IncomingMessage;
  response: ServerResponse;
  /** Address of the visitor. */
  address: string;
}

/** Answers one HTTP request of the search protocol from the site's own stock. */
export async function answerSearch(platform: OpenedPlatform, site: Site, { request, response, address }: SearchCall) {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const body = await readBody(request, largestBody);
  const answer =
    body === null
      ? { status: 413, body: { message: `The body is larger than ${largestBody} bytes.`, status: 413 } }
      : await platform.search.handle(site, {
          method: request.method ?? 'GET',
          path: url.pathname.slice('/api/search'.length),
          searchParams: url.searchParams,
          headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
          body,
          address,
        });
  await hold(answer.status);
  const text = Buffer.from(JSON.stringify(answer.body));
  const encoding = chooseEncoding(request.headers['accept-encoding'], text.length);
  const packed = await encodeBeside(text, encoding);
  response.appendHeader('vary', 'Accept-Encoding');
  response.writeHead(answer.status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': packed.length,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...('headers' in answer ? answer.headers : {}),
  });
  response.end(packed);
}
