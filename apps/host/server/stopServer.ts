import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export interface StopPlan {
  /** Milliseconds in which proxies learn that this host ends, and everything is still answered. */
  leaveMs: number;
  /** Milliseconds that requests under way have after that. */
  patienceMs: number;
}

/** A server that ends without losing a request. */
export interface StoppableServer {
  /** Whether it was told to end: `/readyz` says so, so that proxies send visitors elsewhere. */
  readonly isStopping: boolean;
  /**
   * Goes on answering for a while, then takes no new connection and lets running requests end. @returns once no
   * connection is left; those that are left when the patience ends are cut
   */
  stop(plan: StopPlan): Promise<void>;
}

/** Milliseconds between two looks for connections whose requests have ended. */
const idleMs = 50;

export function stoppable(server: Server): StoppableServer {
  let isStopping = false;
  // A connection that is kept would bring its next request when there is nobody to answer it.
  server.prependListener('request', (_request, response) => {
    if (isStopping) response.setHeader('connection', 'close');
  });
  return {
    get isStopping() {
      return isStopping;
    },
    async stop({ leaveMs, patienceMs }) {
      isStopping = true;
      await wait(leaveMs);
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // One whose request has ended since would be kept for its next.
      const idle = setInterval(() => server.closeIdleConnections(), idleMs);
      await Promise.race([closed, wait(patienceMs, undefined, { ref: false })]);
      clearInterval(idle);
      server.closeAllConnections();
    },
  };
}
