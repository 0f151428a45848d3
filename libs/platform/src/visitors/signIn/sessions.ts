import type { Site } from '@forecourt/domain';
import { and, eq, gt, lt } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Db } from '../../database/database.ts';
import { visitorSessions } from '../../database/schema/index.ts';
import { describeFault } from '../../logs/personalData.ts';
import type { Visitor } from '../../ports/signInPort.ts';
import type { SignInDeps } from './signInDeps.ts';

/** 32 bytes in base64url. */
const tokenShape = /^[\w-]{43}$/;

export interface SessionStart {
  id: string;
  siteSlug: string;
  phone: string;
  now: Date;
}

/** Stores a session and returns its token, of which only the hash is stored. */
export async function startSession(
  tx: Pick<Db, 'insert'>,
  { hashes, rules }: Pick<SignInDeps, 'hashes' | 'rules'>,
  { id, siteSlug, phone, now }: SessionStart,
): Promise<{ id: string; token: string }> {
  const token = randomBytes(32).toString('base64url');
  await tx.insert(visitorSessions).values({
    id,
    siteSlug,
    phone,
    tokenHash: hashes.token(siteSlug, token),
    createdAt: now,
    seenAt: now,
    expiresAt: new Date(now.getTime() + rules.sessionMs),
  });
  return { id, token };
}

export interface Sessions {
  find(site: Site, token: string | null | undefined): Promise<Visitor | null>;
  revoke(site: Site, sessionId: string): Promise<boolean>;
  revokeAll(site: Site, phone: string): Promise<number>;
}

export function openSessions({ db, hashes, rules, log }: SignInDeps, now: () => Date): Sessions {
  /** A database error quotes the query with its values, which must not get into a log. */
  const guarded = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (fault) {
      log.error(describeFault(fault), 'Session could not be read or changed');
      throw new Error('The visitor’s session cannot be read or changed just now.');
    }
  };

  async function prolong(id: string, at: Date): Promise<void> {
    await db
      .update(visitorSessions)
      .set({ seenAt: at, expiresAt: new Date(at.getTime() + rules.sessionMs) })
      .where(and(eq(visitorSessions.id, id), lt(visitorSessions.seenAt, at)));
  }

  return {
    find: (site, token) =>
      guarded(async () => {
        if (typeof token !== 'string' || !tokenShape.test(token)) return null;
        const at = now();
        const [row] = await db
          .select()
          .from(visitorSessions)
          .where(
            and(
              eq(visitorSessions.tokenHash, hashes.token(site.slug, token)),
              eq(visitorSessions.siteSlug, site.slug),
              gt(visitorSessions.expiresAt, at),
            ),
          );
        if (!row) return null;
        if (at.getTime() - row.seenAt.getTime() >= rules.touchMs) await prolong(row.id, at);
        return { id: row.id, phone: row.phone, createdAt: row.createdAt };
      }),
    revoke: (site, sessionId) =>
      guarded(async () => {
        const where = and(eq(visitorSessions.id, sessionId), eq(visitorSessions.siteSlug, site.slug));
        return (await db.delete(visitorSessions).where(where).returning({ id: visitorSessions.id })).length > 0;
      }),
    revokeAll: (site, phone) =>
      guarded(async () => {
        const where = and(eq(visitorSessions.phone, phone), eq(visitorSessions.siteSlug, site.slug));
        return (await db.delete(visitorSessions).where(where).returning({ id: visitorSessions.id })).length;
      }),
  };
}
