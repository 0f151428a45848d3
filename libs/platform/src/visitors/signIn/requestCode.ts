import type { PublicSite, Site } from '@forecourt/domain';
import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { signInCodes } from '../../database/schema/index.ts';
import { describeFault } from '../../logs/personalData.ts';
import type { CodeRequest, CodeRequestResult } from '../../ports/signInPort.ts';
import { maskMobile, readMobile } from './mobile.ts';
import { limitInTheWay, waitForTurn, type LimitName, type Sender, type SignInTransaction } from './sendLimits.ts';
import type { SignInParts } from './signInParts.ts';
import { minute } from './signInRules.ts';
import { inWords, signInWords } from './signInWords.ts';
import { codeText } from '../../calls/sms/codeText.ts';
import { SmsFault } from '../../ports/smsPort.ts';

export interface RequestParts extends SignInParts {
  publicSite(site: Site): Pick<PublicSite, 'name' | 'origin'>;
  /** A whole number from 0 to 999,999. */
  random: () => number;
  /** Told of every request that sent a code or was refused. */
  alarm: (site: Site, refusedFor: LimitName | null, now: Date) => Promise<void>;
}

type Room =
  | { kind: 'new'; id: string }
  | { kind: 'sent'; id: string; at: Date }
  | { kind: 'refused'; limit: LimitName; result: CodeRequestResult };

const refused = (status: number, error: string, wait?: number): CodeRequestResult => ({
  ok: false,
  status,
  error,
  ...(wait === undefined ? {} : { retryAfterSeconds: Math.ceil(wait / 1_000) }),
});

/**
 * Asks for a code. Numbers that have signed in before and numbers that have not take the same way, but that the last of a
 * day's codes are kept for those that have.
 */
export function openRequestCode(parts: RequestParts) {
  const { db, rules, hashes, sms, random, publicSite, alarm, log } = parts;

  /** The request this visitor made a moment ago, for who presses twice. */
  async function justSent(tx: SignInTransaction, { siteSlug, phone, visitor }: Sender, now: Date) {
    const [row] = await tx
      .select({ id: signInCodes.id, at: signInCodes.createdAt })
      .from(signInCodes)
      .where(
        and(
          eq(signInCodes.phone, phone),
          eq(signInCodes.siteSlug, siteSlug),
          eq(signInCodes.visitor, visitor),
          gt(signInCodes.createdAt, new Date(now.getTime() - rules.resendSeconds * 1_000)),
          lt(signInCodes.tries, rules.tries),
          isNull(signInCodes.usedAt),
        ),
      )
      .orderBy(desc(signInCodes.createdAt))
      .limit(1);
    return row ?? null;
  }

  function makeRoom(sender: Sender, code: string, now: Date): Promise<Room> {
    return db.transaction(async (tx): Promise<Room> => {
      await waitForTurn(tx, sender);
      const last = await justSent(tx, sender, now);
      if (last) return { kind: 'sent', ...last };
      const limited = await limitInTheWay(tx, sender, rules, now);
      if (limited) {
        const wait = limited.until.getTime() - now.getTime();
        log.info({ site: sender.siteSlug, limit: limited.limit }, 'Sign-in code not sent');
        return {
          kind: 'refused',
          limit: limited.limit,
          result: refused(429, signInWords.limits[limited.limit](inWords(wait)), wait),
        };
      }
      const id = randomUUID();
      await tx.insert(signInCodes).values({
        id,
        ...sender,
        codeHash: hashes.code(id, code),
        createdAt: now,
        expiresAt: new Date(now.getTime() + rules.codeMs),
      });
      return { kind: 'new', id };
    });
  }

  /** @returns what the visitor is told instead of a code, or null once it is on its way */
  async function send(site: Site, id: string, phone: string, code: string, now: Date) {
    const text = codeText(publicSite(site), code, rules.codeMs / minute);
    try {
      await sms.send({ siteSlug: site.slug, to: phone, text, at: now });
      return null;
    } catch (fault) {
      const reason = fault instanceof SmsFault ? fault.reason : 'unclear';
      const detail = fault instanceof SmsFault ? fault.message : describeFault(fault).fault;
      log.error({ site: site.slug, reason, detail }, 'Sign-in code could not be sent');
      // What reached nobody does not count; what may have done, and numbers that somebody tries out, do.
      if (reason === 'unavailable') await db.delete(signInCodes).where(eq(signInCodes.id, id));
      return reason === 'refused' ? refused(422, signInWords.refused) : refused(503, signInWords.unavailable);
    }
  }

  return async (site: Site, { phone: given, address, now }: CodeRequest): Promise<CodeRequestResult> => {
    const phone = readMobile(given);
    if (phone === null) return refused(422, signInWords.notMobile);
    try {
      const sender: Sender = { siteSlug: site.slug, phone, visitor: hashes.visitor(address) };
      const code = String(random()).padStart(6, '0');
      const room = await makeRoom(sender, code, now);
      if (room.kind !== 'sent') {
        // The visitor does not wait for it.
        void alarm(site, room.kind === 'refused' ? room.limit : null, now).catch((fault: unknown) =>
          log.error({ site: site.slug, ...describeFault(fault) }, 'Sign-in codes could not be counted'),
        );
      }
      if (room.kind === 'refused') return room.result;
      const failed = room.kind === 'new' ? await send(site, room.id, phone, code, now) : null;
      if (failed) return failed;
      const since = room.kind === 'sent' ? (now.getTime() - room.at.getTime()) / 1_000 : 0;
      const resendAfterSeconds = Math.ceil(rules.resendSeconds - since);
      return { ok: true, request_id: room.id, resendAfterSeconds, phoneShown: maskMobile(phone) };
    } catch (fault) {
      log.error({ site: site.slug, ...describeFault(fault) }, 'Sign-in code could not be made');
      return refused(503, signInWords.unavailable);
    }
  };
}
