import type { VehicleSummary } from '@forecourt/domain';
import { Agent, request } from 'node:http';
import { port, type SiteSlug } from './address.ts';

export interface WireAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
  /** In UTF-8; a page with the data in it that a browser fetches afterwards, because both are what a visitor gets. */
  text: string;
}

export interface Call {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Of another host than the one under test. */
  to?: number;
  /** A page without its data, one request less: where its headers count, or how soon they change. */
  isAlone?: boolean;
}

/** A connection for each request: one that is kept may be closed by the host at the moment of the next. */
const agent = new Agent({ keepAlive: false });

const dataFile = /<script data-file="([^"]+)">/;

/** A page with its data where the framework had it. */
async function withData(host: string, path: string, to: number, page: WireAnswer): Promise<WireAnswer> {
  const [, address] = dataFile.exec(page.text) ?? [];
  if (address === undefined || !String(page.headers['content-type']).startsWith('text/html')) return page;
  const data = await ask(host, `${address}?of=${encodeURIComponent(path)}`, { to });
  if (data.status !== 200) throw new Error(`The data of ${host}${path} answered ${data.status}.`);
  const call = `self.__next_f.push([1,${JSON.stringify(data.text).replaceAll('<', '\\u003c')}])`;
  return { ...page, text: page.text.replace('</body>', () => `<script>${call}</script></body>`) };
}

/** Asks the host for a path under any host name: names such as `*.localhost` resolve in browsers only. */
export async function ask(host: string, path: string, call: Call = {}): Promise<WireAnswer> {
  const answer = await askOnce(host, path, call);
  return call.isAlone ? answer : withData(host, path, call.to ?? port, answer);
}

function askOnce(
  host: string,
  path: string,
  { method = 'GET', headers = {}, body, to = port }: Call = {},
): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    const call = request({
      host: '127.0.0.1',
      port: to,
      path,
      method,
      agent,
      headers: { host: `${host}:${to}`, ...headers },
    });
    call.on('error', reject);
    call.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const whole = Buffer.concat(chunks);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: whole,
          text: whole.toString('utf8'),
        });
      });
    });
    call.end(body);
  });
}

export const askSite = (slug: SiteSlug, path: string, call?: Call) => ask(`${slug}.localhost`, path, call);

/** Posts JSON as a page of the site does. */
export const postJson = (slug: SiteSlug, path: string, body: unknown, headers: Record<string, string> = {}) =>
  askSite(slug, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: `http://${slug}.localhost:${port}`, ...headers },
    body: JSON.stringify(body),
  });

/** Headers of every search; the key is public. */
export const searchKeys = { 'x-algolia-application-id': 'forecourt', 'x-algolia-api-key': 'demo-search' };
/** Headers of an agency's program, which may request more at once than a page. */
export const programKeys = { ...searchKeys, 'x-algolia-api-key': 'demo-admin' };

export interface FoundVehicle {
  objectID: string;
  slug: string;
  name: string;
  /** Whole dollars; 0 where there is none. */
  price: number;
  custom_rank: number;
  dealership_id: string;
  /** Held by a deposit, or marked as reserved by the dealer. */
  reserved: boolean;
  /** Address of its first picture, without a width. */
  picture: string | null;
}

interface Hit extends Omit<FoundVehicle, 'slug' | 'picture' | 'reserved'> {
  summary: { slug: string; primary_image_url: string | null; reserved: boolean };
}

export interface SearchAnswer {
  nbHits: number;
  hits: FoundVehicle[];
  facets: Record<string, Record<string, number>>;
}

/** Asks a site's search the way a program with the standard client of the service does: JSON sent as plain text. */
async function askSearch<Hit>(
  slug: SiteSlug,
  parameters: Record<string, unknown>,
  indexName = 'Car_production',
): Promise<Omit<SearchAnswer, 'hits'> & { hits: Hit[] }> {
  const answer = await askSite(slug, '/api/search/1/indexes/*/queries?x-algolia-agent=Algolia%20for%20JavaScript', {
    method: 'POST',
    headers: {
      'content-type': 'text/plain',
      ...programKeys,
    },
    body: JSON.stringify({ requests: [{ indexName, ...parameters }] }),
  });
  if (answer.status !== 200) throw new Error(`The search answered ${answer.status}: ${answer.text}`);
  const [result] = (JSON.parse(answer.text) as { results: [Omit<SearchAnswer, 'hits'> & { hits: Hit[] }] }).results;
  return result;
}

/** Searches a site's stock. */
export async function search(
  slug: SiteSlug,
  parameters: Record<string, unknown>,
  indexName?: string,
): Promise<SearchAnswer> {
  const { hits, ...rest } = await askSearch<Hit>(slug, parameters, indexName);
  return {
    ...rest,
    hits: hits.map(({ summary: { slug: address, primary_image_url: picture, reserved }, ...hit }) => ({
      ...hit,
      slug: address,
      picture,
      reserved,
    })),
  };
}

/** Every vehicle of a site as its cards know it, in the site's own order. */
export async function stockOf(slug: SiteSlug, filters = 'sold:false'): Promise<VehicleSummary[]> {
  const { hits } = await askSearch<{ summary: VehicleSummary }>(slug, { filters, hitsPerPage: 1_000 });
  return hits.map(({ summary }) => summary);
}

/** The first vehicle in stock, in the site's own order. */
export async function firstInStock(slug: SiteSlug, filters = ''): Promise<FoundVehicle> {
  const { hits } = await search(slug, {
    filters: `status:in_stock AND sold:false${filters && ` AND ${filters}`}`,
    hitsPerPage: 1,
  });
  const [first] = hits;
  if (!first) throw new Error(`${slug} has no vehicle in stock where ${filters || 'anything'}.`);
  return first;
}
