import type { SiteSlug } from './address.ts';
import { newMobile, signedInVisitor } from './plainVisitor.ts';

/** A visitor who is signed in on a site. */
export interface Session {
  phone: string;
  /** What the browser sends along. */
  cookie: string;
}

/** Signs a visitor in on a fresh device. */
export async function openSession(slug: SiteSlug, phone = newMobile(slug)): Promise<Session> {
  const visitor = await signedInVisitor(slug, '/my-garage', phone);
  const cookie = visitor.cookie('__Host-forecourt') ?? '';
  const [, token] = /^__Host-forecourt=([^;]+);.*Secure; HttpOnly; SameSite=lax$/i.exec(cookie) ?? [];
  if (token === undefined) throw new Error(`A session has the cookie ${cookie}.`);
  return { phone, cookie: cookieOf(token) };
}

/** A session's cookie with a value of one's own. */
export const cookieOf = (token: string): string => `__Host-forecourt=${token}; signed-in=1`;

/** Session values that were never issued. */
export const forgedTokens: readonly string[] = [
  'A'.repeat(43),
  'undefined',
  '1',
  "' OR '1'='1",
  '../../harbour-toyota',
  'eyJhbGciOiJub25lIn0.eyJwaG9uZSI6Iis2MTQ5MSJ9.',
  'x'.repeat(3_000),
];
