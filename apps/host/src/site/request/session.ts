import 'server-only';

import type { Site } from '@forecourt/domain';
import type { CodeCheckResult, Visitor } from '@forecourt/platform';
import { signedInMarker } from '@forecourt/shopper/model';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { platform } from '../../platform.ts';
import { deviceCookie, sessionCookie } from './sessionCookie.ts';

/** The maximum that browsers keep a cookie. The database decides when a session expires. */
const life = 400 * 24 * 3_600;
const everyCookie = { secure: true, sameSite: 'lax', path: '/' } as const;

type SignedIn = Extract<CodeCheckResult, { ok: true }>;

/** Looked up once for each request, however many parts of a page ask. */
const visitorOf = cache((site: Site, token: string) => platform().signIn.find(site, token));

/**
 * The signed-in visitor, or null. Pages that call it are never cached for others.
 * @throws where the database does not answer
 */
export async function currentVisitor(site: Site): Promise<Visitor | null> {
  const token = (await cookies()).get(sessionCookie)?.value;
  return token ? visitorOf(site, token) : null;
}

/** What this browser shows of who signed in with it last, or null. */
export async function currentDevice(): Promise<string | null> {
  return (await cookies()).get(deviceCookie)?.value ?? null;
}

/** Signs this browser in. For actions and handlers only. */
export async function keepSession({ session, device }: Pick<SignedIn, 'session' | 'device'>): Promise<void> {
  const jar = await cookies();
  jar.set(sessionCookie, session, { ...everyCookie, httpOnly: true, maxAge: life });
  jar.set(deviceCookie, device, { ...everyCookie, httpOnly: true, maxAge: life });
  // Grants no access: cached pages show by it that somebody is signed in.
  jar.set(signedInMarker, '1', { ...everyCookie, maxAge: life });
}

/** Removes the session cookie from this browser. For actions and handlers only. */
export async function dropSession(): Promise<void> {
  const jar = await cookies();
  jar.set(sessionCookie, '', { ...everyCookie, httpOnly: true, maxAge: 0 });
  jar.set(signedInMarker, '', { ...everyCookie, maxAge: 0 });
}
