import type { ContentAnswer, ContentApi } from '@forecourt/platform';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dropBody, readBody } from './readBody.ts';

/** Path of the content API, on every host name. */
export const contentPath = '/api/content';

const largestBody = 4 * 1_024 * 1_024;

/** Answers one call of the content API. Calls without a key are rejected. */
export async function answerContent(
  api: ContentApi,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
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
  const refused = api.refuse(request.headers);
  if (refused) {
    dropBody(request);
    return end(refused);
  }
  const body = await readBody(request, largestBody);
  if (body === null) {
    return end({ status: 413, body: { error: `The body is larger than ${largestBody} bytes.` } });
  }
  const url = new URL(request.url ?? '/', 'http://localhost');
  const { method = 'GET', headers } = request;
  end(
    await api.answer({ method, path: url.pathname.slice(contentPath.length), query: url.searchParams, headers, body }),
  );
}
