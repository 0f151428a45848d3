import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** A post to a server action, whose code runs once the framework has read its arguments. */
interface ActionCall {
  hasStarted: boolean;
}

const active = new AsyncLocalStorage<ActionCall>();

/** What `serverAction` of the pages calls. */
(globalThis as Record<symbol, unknown>)[Symbol.for('forecourt.actionStarted')] = (): void => {
  const call = active.getStore();
  if (call) call.hasStarted = true;
};

/** Whether the running code reads the arguments of an action that has not started. */
export const isReadingAction = (): boolean => active.getStore()?.hasStarted === false;

/** Name of the header by which the framework's client names an action. */
const actionHeader = 'next-action';
/** What the framework says of an action that it does not have, such as one of an older build. */
const unknownHeader = 'x-nextjs-action-not-found';

const hasForm = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');

/** Tells of a response whether its request was a malformed action. Null for a request that is for no action. */
export interface ActionWatch {
  /** Lets the framework answer. */
  run<Result>(work: () => Result): Result;
  isMalformed(response: Pick<ServerResponse, 'statusCode' | 'hasHeader'>): boolean;
}

/**
 * Watches a post that is for a server action, by a script or by a form without one. The framework answers those whose
 * arguments it cannot read with an error of its own, as if it were the server's fault.
 * @returns null for every other request
 */
export function watchAction(request: Pick<IncomingMessage, 'method' | 'headers' | 'url'>): ActionWatch | null {
  const isByScript = request.headers[actionHeader] !== undefined;
  if (request.method !== 'POST' || !(isByScript || hasForm(request)) || request.url?.startsWith('/api/')) return null;
  const call: ActionCall = { hasStarted: false };
  return {
    run: (work) => active.run(call, work),
    isMalformed(response) {
      const { statusCode } = response;
      if (call.hasStarted || response.hasHeader(unknownHeader)) return false;
      // A form that was posted to a page, without an action, gets the page.
      const isAnswered = isByScript ? statusCode >= 300 && statusCode < 400 : statusCode < 400;
      return !isAnswered;
    },
  };
}

/** Message for a visitor, who has no such form. The framework's client shows plain text, under this very type. */
export function malformedAction(response: ServerResponse): string {
  for (const name of response.getHeaderNames()) if (name.startsWith('x-action-')) response.removeHeader(name);
  response.statusCode = 400;
  response.setHeader('content-type', 'text/plain');
  response.setHeader('cache-control', 'no-store');
  return 'We couldn’t read this form. Please reload the page and send it again.';
}
