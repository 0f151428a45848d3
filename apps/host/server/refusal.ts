import type { IncomingMessage } from 'node:http';
import { isOwnOrigin } from '../src/site/request/ownOrigin.ts';

export interface Refusal {
  /** 503 for what cannot be answered now. */
  status: 403 | 404 | 405 | 503;
  headers: Record<string, string>;
  /** Message for the visitor. */
  message: string;
}

const read = ['GET', 'HEAD'];
/** Allowed methods by path. The search protocol and the content API also write, with a key. */
const methods: readonly { under: string; allowed: readonly string[] }[] = [
  { under: '/api/content', allowed: [...read, 'POST', 'PUT', 'PATCH', 'DELETE'] },
  { under: '/api/search/', allowed: [...read, 'POST', 'PUT', 'DELETE'] },
  { under: '/_next/', allowed: read },
  { under: '/fonts/', allowed: read },
  { under: '/assets/', allowed: read },
  { under: '/media/', allowed: read },
  { under: '/', allowed: [...read, 'POST'] },
];

/** The framework's own URLs of page parts and data. Its client requests them at the page's URL instead. */
const frameworkOnly = /^\/_next\/(?!static\/)|\.rsc$/i;

/** Methods that a path allows. @example allowedMethods('/') // 'GET, HEAD, POST' */
export function allowedMethods(path: string): string {
  return (methods.find(({ under }) => path.startsWith(under))?.allowed ?? read).join(', ');
}

export interface Asked {
  request: Pick<IncomingMessage, 'method' | 'headers'>;
  path: string;
  /** Public origin of the requested site. */
  publicOrigin: string;
  /** Comes from a page of another website, which the site lets in at this address (`crossOrigin.ts`). @default false */
  isGuest?: boolean;
  /** In development the framework's own tools request more. */
  dev: boolean;
}

/**
 * Why a request is rejected before any work is done for it: its method or path is not allowed, or another site's page
 * tries to change state. The one place of these rules, for pages, forms and handlers alike; null if it is allowed.
 */
export function refusalOf({
  request: { method = 'GET', headers },
  path,
  publicOrigin,
  isGuest = false,
  dev,
}: Asked): Refusal | null {
  const allow = allowedMethods(path);
  if (!allow.split(', ').includes(method)) {
    return { status: 405, headers: { allow }, message: `This address is not asked with ${method}.` };
  }
  if (!dev && frameworkOnly.test(decodedPath(path))) {
    return { status: 404, headers: {}, message: 'There is nothing at this address.' };
  }
  const from = { origin: headers.origin ?? null, host: headers.host ?? '' };
  // A search changes nothing, and writes to the index need a key that no browser has.
  const isRead = read.includes(method) || path.startsWith('/api/search/');
  if (isRead || isGuest || isOwnOrigin(from, publicOrigin)) return null;
  return { status: 403, headers: {}, message: 'This was sent from a page on another site. Please use our own page.' };
}

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Whether an address can be read: percent escapes of its path are whole letters of UTF-8, and no part of it has a NUL,
 * which no database stores. Queries are read leniently, as the URL standard does.
 */
export function isReadable(address: string): boolean {
  const [path = ''] = address.split('?');
  try {
    return !decodeURIComponent(path).includes('\0') && !/%00/.test(address);
  } catch {
    return false;
  }
}
