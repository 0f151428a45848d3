import type { IncomingMessage } from 'node:http';
import { isOwnOrigin } from '../src/site/request/ownOrigin.ts';

export interface Refusal {
  status: 403 | 404 | 405;
  headers: Record<string, string>;
  /** In words for the visitor. */
  message: string;
}

const read = ['GET', 'HEAD'];
/** What anything of the host is asked by. The search protocol and the content API also write; they have a key for that. */
const methods: readonly { under: string; allowed: readonly string[] }[] = [
  { under: '/api/content', allowed: [...read, 'POST', 'PUT', 'PATCH', 'DELETE'] },
  { under: '/api/search/', allowed: [...read, 'POST', 'PUT', 'DELETE'] },
  { under: '/_next/', allowed: read },
  { under: '/fonts/', allowed: read },
  { under: '/assets/', allowed: read },
  { under: '/media/', allowed: read },
  { under: '/', allowed: [...read, 'POST'] },
];

/** The framework's own addresses of parts and data of pages. Its client asks for them at the page's address. */
const frameworkOnly = /^\/_next\/(?!static\/)|\.rsc$/i;

/** How an address may be asked. @example allowedMethods('/') // 'GET, HEAD, POST' */
export function allowedMethods(path: string): string {
  return (methods.find(({ under }) => path.startsWith(under))?.allowed ?? read).join(', ');
}

export interface Asked {
  request: Pick<IncomingMessage, 'method' | 'headers'>;
  path: string;
  /** Public origin of the site that is asked. */
  publicOrigin: string;
  /** The framework's own tools ask for more than a finished site has. */
  dev: boolean;
}

/**
 * Why a request is turned away before anything is done for it: it asks in a way that nothing here is asked, or a page of
 * another site wants to change something. The one place of these rules, for pages, forms and handlers alike; null where
 * none speaks against it.
 */
export function refusalOf({ request: { method = 'GET', headers }, path, publicOrigin, dev }: Asked): Refusal | null {
  const allow = allowedMethods(path);
  if (!allow.split(', ').includes(method)) {
    return { status: 405, headers: { allow }, message: `This address is not asked with ${method}.` };
  }
  if (!dev && frameworkOnly.test(decodedPath(path))) {
    return { status: 404, headers: {}, message: 'There is nothing at this address.' };
  }
  const from = { origin: headers.origin ?? null, host: headers.host ?? '' };
  // A search changes nothing, and what writes to the index shows a key that no browser has.
  const isRead = read.includes(method) || path.startsWith('/api/search/');
  if (isRead || isOwnOrigin(from, publicOrigin)) return null;
  return { status: 403, headers: {}, message: 'This was sent from a page of another site. Please use our own page.' };
}

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
