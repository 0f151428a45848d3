import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { guardedLookup, RefusedAddress, systemResolve, type Resolve } from '../../calls/guardedLookup.ts';
import { isPublicAddress } from '../../calls/publicAddress.ts';
import { writeWhole } from '../../files/atomicFile.ts';
import { FeedFileError, IncompleteFeedError } from './feedFileError.ts';
import { limitBytes } from './limitBytes.ts';

const maxRedirects = 3;
const redirects = new Set([301, 302, 303, 307, 308]);
const lostConnection = new Set(['ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE']);
/** A server that says nothing for so long is given up. */
const silenceMs = 30_000;
const longestMs = 30 * 60_000;

export interface PullOrder {
  address: string;
  /** Data folder of the installation. */
  data: string;
  /** What tells two imports of one address apart, such as site and mapping. */
  purpose: string;
  /** Value of the header of that name, sent to the address's own origin alone. */
  authorization: string | null;
  /** Hosts that may be private, or without encryption. */
  hosts: readonly string[];
  /** Fetches it though it has not changed. */
  again: boolean;
  maxBytes: number;
  /** Where it is remembered which edition was kept. @default a file beside the feed */
  editions?: EditionMemory;
  /** @default the machine's resolver */
  resolve?: Resolve;
}

export interface PulledFeed {
  file: string;
  /** Remembers this edition: it is not fetched again. */
  keep(): Promise<void>;
}

/** By what a server tells one edition of a feed from another. */
export interface Edition {
  etag: string | null;
  lastModified: string | null;
}

export interface EditionMemory {
  read(): Promise<Edition | null>;
  write(edition: Edition): Promise<void>;
}

export const isAddress = (file: string): boolean => /^https?:\/\//i.test(file);

/** @throws FeedFileError for an address that may not be fetched from */
function checkAddress(url: URL, hosts: readonly string[]): void {
  if (url.username !== '' || url.password !== '') {
    throw new FeedFileError(
      `The address of a feed has no password in it: put it into FORECOURT_FEED_SECRETS, and name it with --secret.`,
    );
  }
  if (hosts.includes(url.host)) return;
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  const why = url.protocol === 'https:' ? 'is not on the public internet' : 'is not encrypted';
  if (url.protocol !== 'https:' || (isIP(literal) && !isPublicAddress(literal)))
    throw new FeedFileError(`${url.host} ${why}: allow it with FORECOURT_FEED_HOSTS, if you trust it.`);
}

interface Answer {
  message: IncomingMessage;
  /** What went wrong after the answer had begun, such as more text than the length it announced. */
  fault(): Error | null;
}

function ask(url: URL, headers: Record<string, string>, order: PullOrder): Promise<Answer> {
  const lookup = order.hosts.includes(url.host)
    ? undefined
    : guardedLookup(order.resolve ?? systemResolve, isPublicAddress);
  const options = { headers, signal: AbortSignal.timeout(longestMs), ...(lookup && { lookup }) };
  return new Promise((answered, failed) => {
    let fault: Error | null = null;
    const request = (url.protocol === 'http:' ? http : https).get(url, options, (message) =>
      answered({ message, fault: () => fault }),
    );
    request.setTimeout(silenceMs, () => request.destroy(new Error(`it said nothing for ${silenceMs / 1_000} s`)));
    request.on('error', (error) => {
      fault = error;
      failed(error);
    });
  });
}

/** The answer at the end of all redirects. */
async function follow(from: URL, headers: Record<string, string>, order: PullOrder): Promise<Answer> {
  let url = from;
  for (let redirect = 0; redirect <= maxRedirects; redirect += 1) {
    checkAddress(url, order.hosts);
    const secret = url.origin === from.origin && order.authorization !== null;
    const answer = await ask(url, { ...headers, ...(secret && { authorization: order.authorization ?? '' }) }, order);
    const { message } = answer;
    if (!redirects.has(message.statusCode ?? 0)) return answer;
    message.destroy();
    const next = message.headers.location;
    if (!next || !URL.canParse(next, url.href)) throw new Error('it leads nowhere');
    url = new URL(next, url);
  }
  throw new Error('it leads on and on');
}

/** The edition that lies in a file; its facts stand in another beside it. */
const editionBeside = (file: string): EditionMemory => ({
  async read() {
    const isThere = await stat(file).catch(() => null);
    const text = isThere && (await readFile(`${file}.json`, 'utf8').catch(() => null));
    return text ? (JSON.parse(text) as Edition) : null;
  },
  write: (edition) => writeWhole(`${file}.json`, JSON.stringify(edition)),
});

/** Where a feed that is fetched is put, made with its folder. @param parts what tells it from others */
export async function pulledFile(data: string, parts: readonly string[]): Promise<{ file: string; draft: string }> {
  const folder = join(data, 'feeds', 'pulled');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = createHash('sha1').update(JSON.stringify(parts)).digest('hex').slice(0, 20);
  return { file: join(folder, name), draft: join(folder, `.${randomUUID()}.part`) };
}

function unreachable(address: string, fault: unknown): FeedFileError {
  if (fault instanceof FeedFileError) return fault;
  const { message, code } = fault as NodeJS.ErrnoException;
  const reason =
    fault instanceof RefusedAddress
      ? `${message}: allow it with FORECOURT_FEED_HOSTS, if you trust it`
      : message || code;
  return new FeedFileError(`The feed at ${address} cannot be fetched: ${reason}.`);
}

/** Writes what a server sends into a file. @throws IncompleteFeedError for a part of what it announced, or for more */
async function save({ message, fault }: Answer, { address, maxBytes }: PullOrder, draft: string): Promise<void> {
  const cut = (how: string) => new IncompleteFeedError(`The feed at ${address} cannot be fetched whole: ${how}.`);
  const limit = limitBytes(address, maxBytes);
  try {
    await pipeline(message, limit.stream, createWriteStream(draft, { mode: 0o600 }));
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!message.complete && lostConnection.has(code)) throw cut(`the server ended it after ${limit.bytes()} bytes`);
    throw error;
  }
  if (fault() !== null) throw cut(`it does not have the length that its server announced`);
}

/**
 * Fetches a feed into the data folder, where it stays, so that a held run can be released. A server that knows ETag or
 * Last-Modified sends nothing for the edition that was kept last.
 * @returns null for that edition
 * @throws FeedFileError, IncompleteFeedError for one that does not arrive whole
 */
export async function pullFeed(order: PullOrder): Promise<PulledFeed | null> {
  const { address, data, purpose, again } = order;
  if (!URL.canParse(address)) throw new FeedFileError(`'${address}' is no address.`);
  const { file, draft } = await pulledFile(data, [address, purpose]);
  const { editions = editionBeside(file) } = order;
  const known = again ? null : await editions.read();
  const { etag, lastModified } = known ?? { etag: null, lastModified: null };
  const headers = {
    'user-agent': 'Forecourt',
    'accept-encoding': 'identity',
    ...(etag !== null && { 'if-none-match': etag }),
    ...(lastModified !== null && { 'if-modified-since': lastModified }),
  };
  try {
    const answer = await follow(new URL(address), headers, order);
    const { statusCode, headers: facts } = answer.message;
    if (statusCode !== 200) answer.message.destroy();
    if (statusCode === 304) return null;
    if (statusCode !== 200) throw new Error(`the server answers ${statusCode}`);
    await save(answer, order, draft);
    await rename(draft, file);
    const edition: Edition = { etag: facts.etag ?? null, lastModified: facts['last-modified'] ?? null };
    return { file, keep: () => editions.write(edition) };
  } catch (fault) {
    await rm(draft, { force: true });
    throw unreachable(address, fault);
  }
}
