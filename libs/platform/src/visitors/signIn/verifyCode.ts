import type { Site } from '@forecourt/domain';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { signInCodes } from '../../database/schema/index.ts';
import { describeFault } from '../../logs/personalData.ts';
import type { CodeCheck, CodeCheckResult } from '../../ports/signInPort.ts';
import { isSameHash } from '../../secrets/keyedHashes.ts';
import { startSession } from './sessions.ts';
import type { SignInParts } from './signInParts.ts';
import { signInWords } from './signInWords.ts';

type Fault = Extract<CodeCheckResult, { ok: false }>;

const fault = (reason: Fault['reason'], error: string, triesLeft = 0): Fault => ({
  ok: false,
  reason,
  error,
  triesLeft,
});

/** The digits of a code as it is typed or pasted, or null. @example readCode('123 456') // '123456' */
function readCode(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > 40) return null;
  const digits = text.normalize('NFKC').replace(/[\s\u200b\u2060\ufeff-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}

/** Exchanges a code for a session. Each asking takes one of the request's tries before anything is compared. */
export function openVerifyCode(parts: SignInParts) {
  const { db, rules, hashes, log } = parts;

  const ofSite = (site: Site, id: string) => and(eq(signInCodes.id, id), eq(signInCodes.siteSlug, site.slug));

  /** Why there is no try left. Requests nobody made, and those of other sites, are as good as expired. */
  async function whyNot(site: Site, id: string, now: Date): Promise<Fault> {
    const [row] = await db.select().from(signInCodes).where(ofSite(site, id));
    if (!row || (row.usedAt === null && row.expiresAt <= now)) return fault('expired', signInWords.expired);
    return row.usedAt ? fault('used', signInWords.used) : fault('spent', signInWords.spent);
  }

  async function verify(site: Site, id: string, code: string, now: Date): Promise<CodeCheckResult> {
    const [taken] = await db
      .update(signInCodes)
      .set({ tries: sql`${signInCodes.tries} + 1` })
      .where(
        and(
          ofSite(site, id),
          isNull(signInCodes.usedAt),
          gt(signInCodes.expiresAt, now),
          lt(signInCodes.tries, rules.tries),
        ),
      )
      .returning({ codeHash: signInCodes.codeHash, phone: signInCodes.phone, tries: signInCodes.tries });
    if (!taken) return whyNot(site, id, now);
    if (!isSameHash(taken.codeHash, hashes.code(id, code))) {
      const left = rules.tries - taken.tries;
      if (left === 0) log.info({ site: site.slug }, 'Sign-in code was wrong too often');
      return left > 0 ? fault('wrong', signInWords.wrong(left), left) : fault('spent', signInWords.spent);
    }
    const session = await db.transaction(async (tx) => {
      // Of several that come with the right code at once, one finds it unused.
      const [first] = await tx
        .update(signInCodes)
        .set({ usedAt: now })
        .where(and(ofSite(site, id), isNull(signInCodes.usedAt)))
        .returning({ id: signInCodes.id });
      return first ? startSession(tx, parts, { id: randomUUID(), siteSlug: site.slug, phone: taken.phone, now }) : null;
    });
    if (!session) return fault('used', signInWords.used);
    log.info({ site: site.slug, session: session.id }, 'Visitor signed in');
    return { ok: true, session: session.token, phone: taken.phone };
  }

  return async (site: Site, { request_id, code: given, now }: CodeCheck): Promise<CodeCheckResult> => {
    const code = readCode(given);
    if (typeof request_id !== 'string' || !/^[\w-]{1,64}$/.test(request_id))
      return fault('expired', signInWords.expired);
    try {
      // A slip of the finger costs no try.
      if (code === null) return fault('unreadable', signInWords.notCode, rules.tries);
      return await verify(site, request_id, code, now);
    } catch (trouble) {
      log.error({ site: site.slug, ...describeFault(trouble) }, 'Sign-in code could not be checked');
      return fault('unavailable', signInWords.unchecked);
    }
  };
}
