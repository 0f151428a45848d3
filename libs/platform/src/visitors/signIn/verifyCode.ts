import type { Site } from '@forecourt/domain';
import { signInRefusalMessages, wordsOf } from '@forecourt/domain/messages';
import { isSameSecret } from '@forecourt/search-engine';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { signInCodes } from '../../database/schema/index.ts';
import { describeFault } from '../../logs/personalData.ts';
import type { CodeCheck, CodeCheckResult } from '../../ports/signInPort.ts';
import { deviceToken } from './knownDevices.ts';
import { startSession } from './sessions.ts';
import type { SignInDeps } from './signInDeps.ts';
import { limitWords } from './signInWords.ts';
import { lockTries, triesOfNumber } from './triesOfNumber.ts';

type NumberOfCode = Pick<typeof signInCodes.$inferSelect, 'phone' | 'isKnownDevice'>;
type Failure = Extract<CodeCheckResult, { ok: false }>;

const failure = (reason: Failure['reason'], error: string, triesLeft = 0): Failure => ({
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

/**
 * Exchanges a code for a session. Every call uses up one of the tries of the request and of its number before the code is
 * compared.
 */
export function openVerifyCode(parts: SignInDeps) {
  const { db, rules, hashes, log } = parts;

  const ofSite = (site: Site, id: string) => and(eq(signInCodes.id, id), eq(signInCodes.siteSlug, site.slug));

  /** Why a request cannot be tried any more. Unknown requests and those of other sites count as expired. */
  async function refusalReason(site: Site, id: string, now: Date): Promise<Failure> {
    const say = wordsOf(signInRefusalMessages, site);
    const [row] = await db.select().from(signInCodes).where(ofSite(site, id));
    if (!row || (row.usedAt === null && row.expiresAt <= now)) return failure('expired', say('signInRefusal.expired'));
    if (row.usedAt) return failure('used', say('signInRefusal.used'));
    return failure('spent', await spentWords(site, row, now));
  }

  /** Sends on to a new code, or says when the number may have one. */
  async function spentWords(site: Site, code: NumberOfCode, now: Date): Promise<string> {
    const say = wordsOf(signInRefusalMessages, site);
    const { left, until } = await triesOfNumber(db, code, rules, now);
    return left > 0 ? say('signInRefusal.spent') : limitWords('tries', until.getTime() - now.getTime(), say);
  }

  /** Uses up a try. @returns null where there is none, or the request cannot be tried any more */
  function takeTry(site: Site, id: string, now: Date) {
    return db.transaction(async (tx) => {
      const [code] = await tx
        .select({ phone: signInCodes.phone, isKnownDevice: signInCodes.isKnownDevice })
        .from(signInCodes)
        .where(ofSite(site, id));
      if (!code) return null;
      await lockTries(tx, code.phone);
      const { left } = await triesOfNumber(tx, code, rules, now);
      if (left <= 0) return null;
      const [taken] = await tx
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
        .returning({ codeHash: signInCodes.codeHash, tries: signInCodes.tries });
      return taken ? { ...code, ...taken, triesLeft: Math.min(rules.tries - taken.tries, left - 1) } : null;
    });
  }

  async function verify(site: Site, id: string, code: string, now: Date): Promise<CodeCheckResult> {
    const say = wordsOf(signInRefusalMessages, site);
    const taken = await takeTry(site, id, now);
    if (!taken) return refusalReason(site, id, now);
    if (!isSameSecret(taken.codeHash, hashes.code(id, code))) {
      const { triesLeft: left } = taken;
      if (left === 0) log.info({ site: site.slug }, 'Sign-in code was wrong too often');
      return left > 0
        ? failure('wrong', say('signInRefusal.wrong', { count: left }), left)
        : failure('spent', await spentWords(site, taken, now));
    }
    const session = await db.transaction(async (tx) => {
      // Of several concurrent calls with the right code only one finds it unused.
      const [first] = await tx
        .update(signInCodes)
        .set({ usedAt: now })
        .where(and(ofSite(site, id), isNull(signInCodes.usedAt)))
        .returning({ id: signInCodes.id });
      return first ? startSession(tx, parts, { id: randomUUID(), siteSlug: site.slug, phone: taken.phone, now }) : null;
    });
    if (!session) return failure('used', say('signInRefusal.used'));
    log.info({ site: site.slug, session: session.id }, 'Visitor signed in');
    const device = deviceToken({ siteSlug: site.slug, phone: taken.phone, now }, parts);
    return { ok: true, session: session.token, phone: taken.phone, device };
  }

  return async (site: Site, { request_id, code: given, now }: CodeCheck): Promise<CodeCheckResult> => {
    const code = readCode(given);
    const say = wordsOf(signInRefusalMessages, site);
    if (typeof request_id !== 'string' || !/^[\w-]{1,64}$/.test(request_id))
      return failure('expired', say('signInRefusal.expired'));
    try {
      // A text that cannot be a code does not count as a try.
      if (code === null) return failure('unreadable', say('signInRefusal.notCode'), rules.tries);
      return await verify(site, request_id, code, now);
    } catch (trouble) {
      log.error({ site: site.slug, ...describeFault(trouble) }, 'Sign-in code could not be checked');
      return failure('unavailable', say('signInRefusal.unchecked'));
    }
  };
}
