import { isListedPicture } from '@forecourt/domain';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { guardedLookup, RefusedAddress, systemResolve, type Resolve } from './guardedLookup.ts';
import { isPublicAddress } from './publicAddress.ts';

export interface FetchOptions {
  /** The only hosts that are contacted, also after redirects. */
  hosts: readonly string[];
  /** @default the machine's resolver */
  resolve?: Resolve;
  /** @default addresses of the public internet */
  mayConnect?: (address: string) => boolean;
  /** @default 15 MB */
  maxBytes?: number;
  /** Time limit of a fetch. @default ten seconds */
  limit?: () => AbortSignal;
}

export type Fetched = { ok: true } | { ok: false; status: 404 | 502; reason: string };

const maxRedirects = 3;
const headers = { accept: 'image/avif,image/webp,image/*', 'accept-encoding': 'identity', 'user-agent': 'Forecourt' };
const redirects = new Set([301, 302, 303, 307, 308]);
const gone = new Set([400, 401, 403, 404, 410, 451]);

const missing = (reason: string): Fetched => ({ ok: false, status: 404, reason });
const failed = (reason: string): Fetched => ({ ok: false, status: 502, reason });

class TooLarge extends Error {}

function capped(maxBytes: number) {
  return async function* (chunks: AsyncIterable<Buffer>) {
    let seen = 0;
    for await (const chunk of chunks) {
      seen += chunk.length;
      if (seen > maxBytes) throw new TooLarge();
      yield chunk;
    }
  };
}

function reasonOf(fault: unknown, signal: AbortSignal): Fetched {
  if (signal.aborted) return failed('took too long');
  if (fault instanceof RefusedAddress) return missing('is not on the public internet');
  if (fault instanceof TooLarge) return missing('is too large');
  const { code } = fault as NodeJS.ErrnoException;
  return failed(`could not be reached (${code ?? 'no answer'})`);
}

/**
 * Fetches pictures from listed hosts at public addresses only, which is checked for each connection and redirect. At
 * most four connections to a host and sixteen in all, so that a slow host does not block others.
 * @returns a function that fetches one picture into a file, which exists only if it is complete
 */
export function openPictureFetch(options: FetchOptions): (url: URL, file: string) => Promise<Fetched> {
  const { hosts, resolve = systemResolve, mayConnect = isPublicAddress, maxBytes = 15_000_000 } = options;
  const { limit = () => AbortSignal.timeout(10_000) } = options;
  const lookup = guardedLookup(resolve, mayConnect);
  const bounds = { maxSockets: 4, maxTotalSockets: 16 };
  const agents = { 'http:': new http.Agent(bounds), 'https:': new https.Agent(bounds) };

  function ask(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
    const [get, agent] = url.protocol === 'http:' ? [http.get, agents['http:']] : [https.get, agents['https:']];
    return new Promise((resolveResponse, rejectResponse) => {
      get(url, { agent, headers, lookup, signal }, resolveResponse).on('error', rejectResponse);
    });
  }

  async function write(answer: IncomingMessage, file: string, signal: AbortSignal): Promise<void> {
    const into = createWriteStream(file);
    try {
      await pipeline(answer, capped(maxBytes), into, { signal });
    } finally {
      // Otherwise a file that is still being opened could appear again after it was removed.
      if (!into.closed) await once(into, 'close');
    }
  }

  async function follow(from: URL, file: string, signal: AbortSignal): Promise<Fetched> {
    let url = from;
    for (let redirect = 0; redirect <= maxRedirects; redirect += 1) {
      const literal = url.hostname.replace(/^\[|\]$/g, '');
      if (!isListedPicture(url, hosts)) return missing('is not on the list of hosts');
      // Sockets look up names only, so an IP address in the link is checked here.
      if (isIP(literal) && !mayConnect(literal)) return missing('is not on the public internet');
      const answer = await ask(url, signal);
      const status = answer.statusCode ?? 0;
      if (status === 200) {
        if (Number(answer.headers['content-length'] ?? 0) > maxBytes) {
          answer.destroy();
          return missing('is too large');
        }
        await write(answer, file, signal);
        return { ok: true };
      }
      answer.destroy();
      const next = answer.headers.location;
      if (!redirects.has(status))
        return gone.has(status) ? missing(`answered ${status}`) : failed(`answered ${status}`);
      if (!next || !URL.canParse(next, url.href)) return failed('leads nowhere');
      url = new URL(next, url);
    }
    return failed('leads on and on');
  }

  return async (url, file) => {
    const signal = limit();
    const result = await follow(url, file, signal).catch((fault: unknown) => reasonOf(fault, signal));
    if (!result.ok) await rm(file, { force: true });
    return result;
  };
}
