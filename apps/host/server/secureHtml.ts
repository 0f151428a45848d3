import type { IncomingMessage, ServerResponse } from 'node:http';
import { retrySeconds, toRetryLater, type Absence } from './fallbackPage.ts';
import { etagOf, sendData } from './dataFile.ts';
import { chooseEncoding, type Encoding } from './encoding.ts';
import { finishPage, type Finished, type FinishBeside, type FinishOptions, type SharedPage } from './finishedPages.ts';
import { malformedAction, type ActionWatch } from './actionCalls.ts';
import { isNotModified } from './notModified.ts';
import { rulesHeader } from './pagesAhead.ts';
import { stageFailure, type ReportFailure } from './pageStages.ts';
import type { SentPage } from './recentPages.ts';

const compressible = /^(text\/|application\/(json|javascript|xml|ld\+json|manifest\+json)|image\/svg)/;

export interface SendOptions extends FinishOptions {
  /** Reads what other pages may use of a page, and takes out what tells where it stands. @default nothing */
  readPage?: (page: Buffer) => Buffer;
  /** Returns the fallback for a page that could not be rendered. */
  away: () => string;
  /** Why it is needed, should it be. @default 'away' */
  why?: Absence;
  /** Watches a post to a server action. */
  action?: ActionWatch;
  /** Shows unpublished content: must not be cached or indexed. */
  isPreview?: boolean;
  /** The missing page existed once: answered with 410. */
  isGone?: boolean;
  /** Seconds for which the page is shared, though the framework renders it for each request. */
  maxAgeSeconds?: number;
  /** Finishes long pages on another thread. @default on this one */
  finishBeside?: FinishBeside;
  /** Called when a page is sent without a stage of its optimization. @default nothing */
  onFailure?: ReportFailure;
  /** Name of the page whose data is to be sent. @default the page is */
  dataName?: string | undefined;
  /** Called when the page is rendered; it is packed and sent afterwards. */
  onRendered?: () => void;
  /** Receives every page that is the same for everybody, as it is sent. */
  onShared?: (page: SentPage) => void;
}

/** A preview page is for holders of its link, and the link is in its URL. */
function keepFromOthers(response: ServerResponse): void {
  response.setHeader('cache-control', 'no-store');
  response.setHeader('x-robots-tag', 'noindex');
  response.setHeader('referrer-policy', 'no-referrer');
}

/**
 * Buffers a text response, then sends it compressed and with its content security policy. Pages are small and mostly
 * cached, so buffering costs nothing that a visitor would notice.
 */
export function secureHtml(request: IncomingMessage, response: ServerResponse, options: SendOptions): void {
  const chunks: Buffer[] = [];
  const { write, end, flushHeaders } = response;
  // Read now, because shared pages are rendered without the visitor's headers.
  const { accept, 'accept-encoding': accepted, 'if-none-match': known } = request.headers;
  let held: boolean | null = null;
  let isEnding = false;

  const holds = () => {
    held ??= compressible.test(String(response.getHeader('content-type') ?? '')) && !response.headersSent;
    return held;
  };

  response.flushHeaders = () => {
    if (!holds()) flushHeaders.call(response);
  };
  response.write = ((chunk: Buffer | string, ...rest: unknown[]) => {
    if (!holds()) return (write as (...all: unknown[]) => boolean).call(response, chunk, ...rest);
    chunks.push(Buffer.from(chunk as string));
    const callback = rest.find((one) => typeof one === 'function') as (() => void) | undefined;
    if (callback) queueMicrotask(callback);
    return true;
  }) as ServerResponse['write'];
  response.end = ((chunk?: Buffer | string | (() => void), ...rest: unknown[]) => {
    if (response.writableEnded || isEnding) return response;
    options.onRendered?.();
    let standIn: string | null = null;
    if (!response.headersSent && options.action?.isMalformed(response)) {
      chunks.length = 0;
      chunk = malformedAction(response);
      held = true;
    }
    // In development the framework shows the error.
    if (response.statusCode === 500 && !response.headersSent && !options.dev) {
      standIn = toRetryLater(response, options.away, options.why, accept?.includes('text/html'));
      held = true;
      if (standIn !== null) {
        chunks.length = 0;
        chunk = standIn;
      }
    }
    // A handler that cannot do it now says so in its own words; when to come again is the same for all.
    if (response.statusCode === 503 && !response.headersSent && !response.hasHeader('retry-after')) {
      response.setHeader('retry-after', retrySeconds.away);
    }
    if (!holds() || response.statusCode === 304) {
      return (end as (...all: unknown[]) => ServerResponse).call(response, chunk, ...rest);
    }
    if (chunk && typeof chunk !== 'function') chunks.push(Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk));
    // A page in one piece is not copied.
    const given = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
    // The response outlives the page by far, and would keep its memory.
    chunks.length = 0;
    if (options.isPreview) keepFromOthers(response);
    const isHtml = String(response.getHeader('content-type')).startsWith('text/html');
    if (isHtml && !options.isPreview) response.setHeader('speculation-rules', rulesHeader);
    const whole = isHtml && options.readPage ? options.readPage(given) : given;
    if (options.maxAgeSeconds !== undefined && isHtml && response.statusCode === 200)
      response.setHeader('cache-control', `s-maxage=${options.maxAgeSeconds}`);
    // A page for one visitor is not shared or cached.
    const isStored = String(response.getHeader('cache-control')).includes('s-maxage') && response.statusCode === 200;
    const encoding = chooseEncoding(accepted, whole.length);
    const describe = (page: Finished): void => {
      if (page.policy) response.setHeader('content-security-policy', page.policy);
      if (page.status) response.statusCode = options.isGone ? 410 : page.status;
      response.appendHeader('vary', 'Accept-Encoding');
    };
    const share = ({ body, data, vehicles }: SharedPage): void => {
      if (isHtml)
        options.onShared?.({ headers: response.getHeaders(), status: response.statusCode, body, data, vehicles });
    };
    const sendDataOf = (shared: SharedPage | null, name: string): ServerResponse => {
      isEnding = true;
      if (shared) share(shared);
      Object.assign(response, { write, end });
      const asked = { headers: { 'accept-encoding': accepted } };
      sendData(asked, response, shared?.data ?? null, shared?.etag === etagOf(name)).catch(() => response.destroy());
      return response;
    };
    const sendFinished = (page: Finished | SharedPage): ServerResponse => {
      const shared = isStored && 'etag' in page ? page : null;
      if (shared) response.setHeader('etag', shared.etag);
      if (shared && options.dataName === undefined && shared.status === null && isNotModified(known, shared.etag)) {
        response.statusCode = 304;
        response.removeHeader('content-length');
        response.removeHeader('transfer-encoding');
        return (end as () => ServerResponse).call(response);
      }
      describe(page);
      if (options.dataName !== undefined) return sendDataOf(shared, options.dataName);
      const send = (body: Buffer, form: Encoding = encoding): ServerResponse => {
        if (form !== 'identity') response.setHeader('content-encoding', form);
        response.removeHeader('transfer-encoding');
        response.setHeader('content-length', body.length);
        if (shared) share(shared);
        return end.call(response, body, 'utf8');
      };
      const packed = page.body.known(encoding);
      if (packed) return send(packed);
      // Compression takes as long as rendering a small page: other requests do not wait for it.
      isEnding = true;
      page.body
        .as(encoding)
        .then(
          (body) => send(body),
          async (error: unknown) => {
            options.onFailure?.(stageFailure('compression', error));
            send(await page.body.as('identity'), 'identity');
          },
        )
        .catch(() => response.destroy());
      return response;
    };
    // In a rush many get the same stand-in.
    const page = finishPage(whole, { isHtml, isShared: isStored || standIn !== null, encoding }, options);
    if (!(page instanceof Promise)) return sendFinished(page);
    isEnding = true;
    page.then(sendFinished).catch(() => response.destroy());
    return response;
  }) as ServerResponse['end'];
}

export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': [
    'camera=(), microphone=(), geolocation=(self), payment=(self)',
    'publickey-credentials-create=(self), publickey-credentials-get=(self)',
  ].join(', '),
  'cross-origin-opener-policy': 'same-origin',
};
