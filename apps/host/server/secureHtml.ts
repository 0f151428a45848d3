import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { lateScripts } from './lateScripts.ts';
import { chooseEncoding, encode, packSmallest, type Encoding } from './encoding.ts';
import type { SentPage } from './recentPages.ts';

interface Finished {
  policy: string | null;
  /** What the page says of its own address: 404 for nothing there, 410 for nothing there any more. */
  status: number | null;
  bodies: Map<Encoding, Buffer>;
}

const compressible = /^(text\/|application\/(json|javascript|xml|ld\+json|manifest\+json)|image\/svg)/;
const inlineScript = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;
const statusMark = /<meta name="forecourt:status" content="(404|410)"/;
const isData = /type="application\/(ld\+)?json"/;

/** Constant sheet that react-aria's press handling adds (touch-action of pressable elements). */
const reactAriaPress = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What the pages of this process may reach beyond it. */
export interface PageOrigins {
  /** Where a form may lead: the payment pages. */
  forms: readonly string[];
  /** Where scripts may come from, beside the site itself. */
  scripts: readonly string[];
  /** Where scripts may ask: the tiles of a site's map, a counter that visitors agree to. */
  connect: readonly string[];
  /** Where pictures may come from. */
  images: readonly string[];
}

export interface PolicyOptions {
  dev: boolean;
  origins: PageOrigins;
}

export interface SendOptions extends PolicyOptions {
  /** Told of every page that is the same for everybody, as it is sent. */
  onShared?: (page: SentPage) => void;
}

/** The policy of one page: its own inline scripts and styles by their hashes, and nothing else inline. */
export function contentPolicy(html: string, { dev, origins }: PolicyOptions): string {
  const scripts = [...html.matchAll(inlineScript)].filter(([, attributes = '']) => !isData.test(attributes));
  const styles = [...html.matchAll(inlineStyle)];
  const scriptHashes = [...new Set(scripts.map(([, , code = '']) => hash(code)))];
  const styleHashes = [...new Set(styles.map(([, code = '']) => hash(code)))];
  return [
    "default-src 'self'",
    dev
      ? "script-src 'self' 'unsafe-inline' 'unsafe-eval'"
      : ["script-src 'self'", ...scriptHashes, ...origins.scripts].join(' '),
    dev ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' ${reactAriaPress} ${styleHashes.join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...origins.images].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...(dev ? ['ws:'] : []), ...origins.connect].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...origins.forms].join(' '),
    "frame-ancestors 'self'",
  ].join('; ');
}

/** Finished pages by ETag: the hashing and compressing of a cached page is done once. */
const finishedPages = new Map<string, Finished>();
const mostPages = 2_000;

function finish(body: Buffer, etag: string | null, isHtml: boolean, options: PolicyOptions): Finished {
  const known = etag ? finishedPages.get(etag) : undefined;
  if (known) return known;
  const given = isHtml ? body.toString('utf8') : '';
  const html = options.dev ? given : lateScripts(given);
  const made: Finished = {
    policy: isHtml ? contentPolicy(html, options) : null,
    status: Number(statusMark.exec(html)?.[1] ?? 0) || null,
    bodies: new Map([['identity', isHtml ? Buffer.from(html) : body]]),
  };
  if (etag) {
    if (finishedPages.size >= mostPages) finishedPages.delete(finishedPages.keys().next().value ?? '');
    finishedPages.set(etag, made);
  }
  return made;
}

/**
 * Holds a text response back until it is whole, then sends it with its content security policy and compressed.
 * Pages are small and mostly cached, so whole pages cost nothing that a visitor would notice.
 */
export function secureHtml(request: IncomingMessage, response: ServerResponse, options: SendOptions): void {
  const chunks: Buffer[] = [];
  const { write, end, flushHeaders } = response;
  let held: boolean | null = null;

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
    if (!holds() || response.statusCode === 304) {
      return (end as (...all: unknown[]) => ServerResponse).call(response, chunk, ...rest);
    }
    if (chunk && typeof chunk !== 'function') chunks.push(Buffer.from(chunk as string));
    const whole = Buffer.concat(chunks);
    const etag = response.getHeader('etag');
    const isHtml = String(response.getHeader('content-type')).startsWith('text/html');
    const page = finish(whole, typeof etag === 'string' ? `${etag}${whole.length}` : null, isHtml, options);
    const encoding = chooseEncoding(request.headers['accept-encoding'], whole.length);
    const plain = page.bodies.get('identity') ?? whole;
    const packed = page.bodies.get(encoding);
    const body = packed ?? encode(plain, encoding);
    page.bodies.set(encoding, body);
    if (page.policy) response.setHeader('content-security-policy', page.policy);
    if (page.status) response.statusCode = page.status;
    if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
    response.appendHeader('vary', 'Accept-Encoding');
    response.removeHeader('transfer-encoding');
    response.setHeader('content-length', body.length);
    const isShared = String(response.getHeader('cache-control')).includes('s-maxage') && response.statusCode === 200;
    // What is made for one visitor is not sent again.
    if (isHtml && isShared && encoding === 'br' && !packed) void packSmallest(plain, page.bodies);
    if (isHtml && isShared)
      options.onShared?.({
        headers: response.getHeaders(),
        body: plain,
        bodies: page.bodies,
      });
    return end.call(response, body, 'utf8');
  }) as ServerResponse['end'];
}

export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
  'cross-origin-opener-policy': 'same-origin',
};
