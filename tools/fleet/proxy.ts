import { createHash } from 'node:crypto';
import { Agent, createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { watchHosts, type Upstream } from './watchHosts.ts';

export interface ProxyOptions {
  /** @default 0, any free port */
  port?: number;
  hosts: readonly Upstream[];
  /** What a visitor reads where no host answers. @param host name that was asked for */
  away: (host: string) => AwayWords;
  /** Milliseconds between two health checks of a host. @default 500 */
  everyMs?: number;
  /** Milliseconds that a host has to answer. @default 25_000 */
  longestWaitMs?: number;
}

export interface AwayWords {
  /** A whole page. */
  html: string;
  /** A sentence for scripts. */
  sentence: string;
}

export interface Proxy {
  port: number;
  /** Names of the hosts that are asked now. */
  inService(): string[];
  /** Requests that were answered by another host than the first that was asked. */
  readonly repeated: number;
  close(): Promise<void>;
}

/** Said of one connection, not of the request. */
const perConnection = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Requests that change nothing, and have no body that would be sent once more. */
const isSafe = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined;

const retryAfterSeconds = 5;
/** A host that has too much to do asks visitors to come again after so many seconds; one without its database later. */
const busySeconds = 5;
const attempts = 3;

/** Headers for the host: its name as it came, and the address of who asks, whatever the visitor says of it. */
function headersFor({ headers, socket }: IncomingMessage): Record<string, string | string[]> {
  const kept = Object.entries(headers).filter(
    ([name, value]) => value !== undefined && !perConnection.has(name) && name !== 'forwarded',
  ) as [string, string | string[]][];
  return { ...Object.fromEntries(kept), 'x-forwarded-for': socket.remoteAddress ?? '', 'x-forwarded-proto': 'http' };
}

/**
 * A visitor stays with one host while that host is in service, so that nobody sees a page of one host and then an older
 * one of another: the order of all hosts for an address follows from both.
 */
function orderFor(address: string, hosts: readonly Upstream[]): Upstream[] {
  const weight = ({ name }: Upstream) => createHash('md5').update(`${address} ${name}`).digest().readUInt32BE();
  return hosts.toSorted((one, other) => weight(other) - weight(one));
}

/**
 * A proxy in front of several hosts: takes a host out of service when its `/readyz` fails or it refuses a connection, and
 * repeats on another host what is safe to repeat. Where no host is ready it goes on asking those that answer at all: they
 * still have pages, and say themselves what they cannot do.
 */
export async function openProxy(options: ProxyOptions): Promise<Proxy> {
  const { hosts, away, port = 0, everyMs = 500, longestWaitMs = 25_000 } = options;
  // Only for what may be repeated: a kept connection may be closed at the moment it is used.
  const kept = new Agent({ keepAlive: true, maxFreeSockets: 32 });
  const watch = watchHosts(hosts, everyMs);
  let repeated = 0;

  function sendAway(request: IncomingMessage, response: ServerResponse): void {
    if (response.headersSent) return void response.destroy();
    const { html, sentence } = away((request.headers.host ?? '').replace(/:\d+$/, ''));
    const isPage = request.headers.accept?.includes('text/html') === true || !request.url?.startsWith('/api/');
    response.writeHead(503, {
      'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
      'retry-after': String(retryAfterSeconds),
      'cache-control': 'no-store',
      // The rest of a body is not read.
      ...(!request.complete && { connection: 'close' }),
    });
    response.end(isPage ? html : JSON.stringify({ error: sentence }));
  }

  /** Hosts to ask, the best first. */
  function candidates(request: IncomingMessage): Upstream[] {
    const ready = watch.ready();
    return orderFor(request.socket.remoteAddress ?? '', ready.length > 0 ? ready : watch.listening());
  }

  function pass(request: IncomingMessage, response: ServerResponse, asked: readonly Upstream[]): void {
    const host = candidates(request).find((one) => !asked.includes(one));
    if (!host) return sendAway(request, response);
    const safe = isSafe(request);
    const tried = [...asked, host];
    const mayRepeat = () => tried.length < attempts && candidates(request).some((one) => !tried.includes(one));
    let isOver = false;
    let isSent = false;
    const call = ask({
      host: '127.0.0.1',
      port: host.port,
      method: request.method,
      path: request.url,
      headers: headersFor(request),
      agent: safe ? kept : false,
    });
    let isLate = false;
    const late = setTimeout(() => {
      isLate = true;
      call.destroy(new Error('The host does not answer.'));
    }, longestWaitMs);

    function again(): void {
      if (isOver) return;
      isOver = true;
      clearTimeout(late);
      if (response.destroyed) return;
      const isRepeatable = !response.headersSent && (safe || !isSent);
      // Nobody waits twice as long.
      if (isLate || !isRepeatable || !mayRepeat()) return sendAway(request, response);
      repeated += 1;
      pass(request, response, tried);
    }

    call.on('error', (fault: NodeJS.ErrnoException) => {
      if (fault.code === 'ECONNREFUSED') watch.refused(host);
      again();
    });
    call.on('response', (answer) => {
      clearTimeout(late);
      // One that has too much to do says so itself: asking all others too would be the end of them.
      const isAway = answer.statusCode === 503 && Number(answer.headers['retry-after'] ?? 0) > busySeconds;
      if (isAway && safe && mayRepeat()) {
        answer.resume();
        return again();
      }
      isOver = true;
      const headers = Object.entries(answer.headers).filter(([name]) => !perConnection.has(name));
      response.writeHead(answer.statusCode ?? 502, { ...Object.fromEntries(headers), 'x-served-by': host.name });
      answer.pipe(response);
      // Half an answer must not look like a whole one.
      answer.on('error', () => response.destroy());
    });
    response.once('close', () => {
      clearTimeout(late);
      if (!response.writableFinished) call.destroy();
    });
    if (safe) return void call.end();
    // Nothing of a body is read before there is a host to take it.
    call.once('socket', (socket) => {
      socket.once('connect', () => {
        isSent = true;
        request.pipe(call);
      });
    });
  }

  const server = createServer((request, response) => pass(request, response, []));
  server.on('clientError', (_fault, socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    inService: () => watch.ready().map(({ name }) => name),
    get repeated() {
      return repeated;
    },
    async close() {
      watch.stop();
      kept.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
