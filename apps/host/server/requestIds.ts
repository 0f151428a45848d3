import { newRequestId, type ProxyConfig } from '@forecourt/platform';
import type { IncomingMessage } from 'node:http';
import { openProxyCheck, plainAddress } from './visitorAddress.ts';

/** Id of a request, for its log lines and its answer. */
export type RequestId = (request: Pick<IncomingMessage, 'socket' | 'headers'>) => string;

/** Name of the header that tells the id. */
export const idHeader = 'x-request-id';

/** Takes the id over that a trusted proxy has given, so that its log and ours name one request alike. */
export function openRequestIds(proxies: Pick<ProxyConfig, 'trusted'>): RequestId {
  const isProxy = openProxyCheck(proxies);
  return ({ socket, headers }) => {
    if (!isProxy(plainAddress(socket.remoteAddress ?? ''))) return newRequestId();
    const { traceparent, [idHeader]: id } = headers;
    return newRequestId(...[traceparent, id].map((one) => (typeof one === 'string' ? one : undefined)));
  };
}
