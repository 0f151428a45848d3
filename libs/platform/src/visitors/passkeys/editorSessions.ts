import type { Site } from '@forecourt/domain';
import { and, eq, gt, ne } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { visitorSessions } from '../../database/schema/index.ts';
import type { Visitor } from '../../ports/signInPort.ts';
import type { PasskeyDeps } from './passkeyDeps.ts';
import { passkeyRules } from './passkeyRules.ts';

const sessionOf = (site: Site, visitor: Visitor) =>
  and(eq(visitorSessions.id, visitor.id), eq(visitorSessions.siteSlug, site.slug));

/** Whether a passkey was proved in this session, at most so long ago. @param ms milliseconds */
export async function isProved(
  db: Pick<Db, 'select'>,
  site: Site,
  visitor: Visitor,
  { ms, now }: { ms: number; now: Date },
): Promise<boolean> {
  const since = new Date(now.getTime() - ms);
  const [row] = await db
    .select({ id: visitorSessions.id })
    .from(visitorSessions)
    .where(and(sessionOf(site, visitor), gt(visitorSessions.secondFactorAt, since)));
  return row !== undefined;
}

export async function markProved(db: Pick<Db, 'update'>, site: Site, visitor: Visitor, now: Date): Promise<void> {
  await db.update(visitorSessions).set({ secondFactorAt: now }).where(sessionOf(site, visitor));
}

/** Closes the editor to all sessions of a number on a site. @param but the one that stays open */
export async function unmarkProved(
  db: Pick<Db, 'update'>,
  { siteSlug, phone, but }: { siteSlug: string; phone: string; but: string | null },
): Promise<void> {
  await db
    .update(visitorSessions)
    .set({ secondFactorAt: null, challenge: null })
    .where(
      and(
        eq(visitorSessions.siteSlug, siteSlug),
        eq(visitorSessions.phone, phone),
        ...(but === null ? [] : [ne(visitorSessions.id, but)]),
      ),
    );
}

/** Keeps what is to be signed in this session; an earlier challenge is void. */
export async function storeChallenge(
  { db, now }: Pick<PasskeyDeps, 'db' | 'now'>,
  site: Site,
  visitor: Visitor,
  challenge: string,
): Promise<void> {
  const challengeExpiresAt = new Date(now().getTime() + passkeyRules.challengeMs);
  await db.update(visitorSessions).set({ challenge, challengeExpiresAt }).where(sessionOf(site, visitor));
}

/** Uses a challenge up. @returns whether it was this session's, and still good: true once */
export async function takeChallenge(
  { db, now }: Pick<PasskeyDeps, 'db' | 'now'>,
  site: Site,
  visitor: Visitor,
  challenge: string,
): Promise<boolean> {
  const taken = await db
    .update(visitorSessions)
    .set({ challenge: null, challengeExpiresAt: null })
    .where(
      and(
        sessionOf(site, visitor),
        eq(visitorSessions.challenge, challenge),
        gt(visitorSessions.challengeExpiresAt, now()),
      ),
    )
    .returning({ id: visitorSessions.id });
  return taken.length === 1;
}
