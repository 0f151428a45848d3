import { expect, type Browser } from '@playwright/test';
import type { SiteSlug } from './address.ts';
import { newMobile, signInFor } from './signIn.ts';

/** A visitor who is signed in on a site. */
export interface Session {
  phone: string;
  /** What the browser sends along. */
  cookie: string;
}

/** Signs a visitor in on a fresh device. */
export async function openSession(browser: Browser, slug: SiteSlug, phone = newMobile(slug)): Promise<Session> {
  const context = await browser.newContext();
  await signInFor(await context.newPage(), slug, '/my-garage', phone);
  const session = (await context.cookies()).find(({ name }) => name === '__Host-forecourt');
  expect(session, 'the cookie of a session').toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax' });
  await context.close();
  return { phone, cookie: cookieOf(session?.value ?? '') };
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
