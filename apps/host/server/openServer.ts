import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { allowedMethods } from './refusal.ts';

/** Limits in milliseconds and bytes. */
export interface Patience {
  /** Until the whole head of a request has arrived, from the start of the connection. */
  head: number;
  /** Interval between two checks of a body's progress. */
  look: number;
  /** Minimum number of bytes between two checks. A phone on the slowest line sends ten times as much. */
  min: number;
  /**
   * For the rest of a body that was answered early: if the connection closed at once, the client would not get the
   * response.
   */
  rest: number;
  /** Until the whole request has arrived: the largest form with its pictures, from a slow phone. */
  whole: number;
}

// Interval of Node's own check, so that nobody holds a connection for more than ten seconds.
const patience: Patience = { head: 8_000, look: 8_000, min: 8_000, rest: 30_000, whole: 15 * 60_000 };

const answers: Readonly<Record<string, string>> = {
  HPE_INVALID_METHOD: `405 Method Not Allowed\r\nAllow: ${allowedMethods('/')}`,
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers outside of a response. The client has so many milliseconds to read it and to close its side too. */
function endWith(socket: Duplex, answer: string, closeMs: number): void {
  if (!socket.writable) return void socket.destroy();
  socket.end(`HTTP/1.1 ${answer}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  // Nobody else reads what the client still sends, its end included.
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), closeMs).unref();
  socket.once('close', () => clearTimeout(timer));
}

/**
 * Closes connections whose body arrives too slowly, which would hold resources that others need, or goes on long after
 * the response.
 */
function watchBody(request: IncomingMessage, response: ServerResponse, { head, look, min, rest }: Patience): void {
  const { socket } = request;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    if (request.complete) return clearInterval(timer);
    // Data that have arrived but are not read yet do not count as slow.
    const isOurs = request.readableLength > 0;
    if (!isOurs && socket.bytesRead - before < min) {
      clearInterval(timer);
      if (response.headersSent) return void socket.destroy();
      return endWith(socket, answers['ERR_HTTP_REQUEST_TIMEOUT'] ?? '', head);
    }
    before = socket.bytesRead;
  }, look).unref();
  let last: NodeJS.Timeout | undefined;
  response.once('finish', () => {
    if (!request.complete) last = setTimeout(() => socket.destroy(), rest).unref();
  });
  request.once('close', () => {
    clearInterval(timer);
    clearTimeout(last);
  });
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Closes the connection that a client wants closed once its whole body has arrived, when the response may come before:
 * closed at once, with bytes on their way, it would be reset before the client has read the response.
 */
function closeAfterBody(request: IncomingMessage, response: ServerResponse): void {
  if (response.shouldKeepAlive || !hasBody(request)) return;
  response.shouldKeepAlive = true;
  const end = (): void => void request.socket.end();
  response.once('finish', () => (request.complete ? end() : request.once('close', end)));
}

/** Whether a request in development asks for the connection over which changed code arrives. */
export const isHotReload = ({ url }: IncomingMessage): boolean => url?.startsWith('/_next/hmr') ?? false;

/**
 * An HTTP server that closes slow connections and answers malformed requests.
 * @param takesUpgrade requests with `Upgrade` that the listeners of `upgrade` get. Every other is answered as if the
 * header were not there, which RFC 9110, 7.8 allows, with the limits and rules of all requests: a listener that does not
 * know a path would leave its socket open for ever
 */
export function openServer(
  listener: RequestListener,
  limits: Patience = patience,
  takesUpgrade: (request: IncomingMessage) => boolean = () => false,
): Server {
  const server = createServer({
    shouldUpgradeCallback: takesUpgrade,
    headersTimeout: limits.head,
    requestTimeout: limits.whole,
    connectionsCheckingInterval: Math.min(1_000, limits.head),
  });
  server.on('request', closeAfterBody);
  server.on('request', listener);
  server.on('clientError', (fault: NodeJS.ErrnoException, socket) => {
    if (fault.code === 'ECONNRESET') return void socket.destroy();
    endWith(socket, answers[fault.code ?? ''] ?? '400 Bad Request', limits.head);
  });
  server.on('connect', (_request, socket) => endWith(socket, answers['HPE_INVALID_METHOD'] ?? '', limits.head));
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!request.complete) watchBody(request, response, limits);
  });
  return server;
}
