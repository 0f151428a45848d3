import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { chooseEncoding } from './encoding.ts';
import type { Edit } from './edits.ts';
import type { PageBody } from './pageBody.ts';
import { dataCallStart, dataStart, scriptEnd, textOfCall } from './pageData.ts';
import type { PageScripts } from './pageScripts.ts';

/** Where the data of stored pages is. */
const folder = '/_data/';
/** Parameter with path and query of the page, for a host that has to render it for its data. */
const pageParameter = 'of';

/** Where the data of this build's pages is: that of another build does not fit its scripts. @param buildFolder of the framework */
export const openDataFolder = (buildFolder: string): string =>
  `${folder}${readFileSync(join(buildFolder, 'BUILD_ID'), 'utf8').trim()}/`;

/** ETag of the page that has this name. */
export const etagOf = (name: string): string => `"${name}"`;

/** A request for the data of a page. */
export interface DataCall {
  /** Name of the page, as in its ETag. */
  name: string;
  /** Its path and query. */
  page: string;
}

/**
 * Reads the address of a page's data.
 * @param dataFolder of this build
 * @returns null for every other address, and `unknown` for one that no page of this build has
 */
export function dataCallOf(url: string, dataFolder: string | undefined): DataCall | 'unknown' | null {
  if (!url.startsWith(folder)) return null;
  const { pathname, searchParams } = new URL(`http://localhost${url}`);
  const page = searchParams.get(pageParameter);
  if (dataFolder === undefined || !pathname.startsWith(dataFolder) || !page?.startsWith('/')) return 'unknown';
  return { name: pathname.slice(dataFolder.length), page };
}

/**
 * Takes the framework's data out of a page, which is drawn without it: a fourth of its bytes.
 * @param html as `pageData` leaves it, a letter for each of its bytes
 * @returns what the page is changed by, and its data; null where that is not in one piece
 */
export function takeData(html: string, { fromPage }: PageScripts): { edit: Edit; data: Buffer } | null {
  const from = html.indexOf(dataStart);
  const end = html.indexOf(scriptEnd, from);
  if (from < 0 || end < 0 || html.indexOf(dataStart, end) >= 0) return null;
  const given = html.slice(from + dataStart.length, end);
  const call = dataCallStart(fromPage);
  const text = given.startsWith(call) ? textOfCall(given.slice(call.length, -2)) : (JSON.parse(given) as string);
  // The page is text of one letter for each byte; what its scripts write as an escape is not.
  const bytes = text.replace(/[^\0-\xff]+/g, (letters) => Buffer.from(letters).toString('latin1'));
  return { edit: { from, to: end + scriptEnd.length, text: '' }, data: Buffer.from(bytes, 'latin1') };
}

/** Data that somebody has asked for: who is the second pays for the slowest compression. */
const sentBefore = new WeakSet<PageBody>();

/** Headers that every response has, whatever it contains. */
const onEvery = /^(x-request-id|x-content-type-options|referrer-policy|permissions-policy|cross-origin-)/;

/**
 * Sends the data of a page. Under the name of this very page it never changes; that of the page as it is now stands in
 * for data that is not kept any more, and is not cached.
 * @param data null where there is none, or none can be rendered now
 * @param isSame whether it is that of the very page that is asked for
 */
export async function sendData(
  { headers }: Pick<IncomingMessage, 'headers'>,
  response: ServerResponse,
  data: PageBody | null,
  isSame: boolean,
): Promise<void> {
  for (const header of response.getHeaderNames()) if (!onEvery.test(header)) response.removeHeader(header);
  if (!data) {
    const status = response.statusCode === 503 ? 503 : 404;
    response.writeHead(status, { 'cache-control': 'no-store', 'content-length': 0 }).end();
    return;
  }
  const encoding = chooseEncoding(headers['accept-encoding'], data.length);
  const body = data.known(encoding) ?? (await data.as(encoding));
  response.writeHead(200, {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': body.length,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'x-content-type-options': 'nosniff',
    'cache-control': isSame ? 'public, max-age=31536000, immutable' : 'no-store',
    vary: 'Accept-Encoding',
  });
  response.end(body);
  if (encoding === 'br' && sentBefore.has(data)) data.packSmallest();
  sentBefore.add(data);
}
