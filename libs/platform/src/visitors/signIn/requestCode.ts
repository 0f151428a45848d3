import type { PublicSite, Site } from '@forecourt/domain';
import { signInRefusalMessages, wordsOf } from '@forecourt/domain/messages';
import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { signInCodes } from '../../database/schema/index.ts';
import { describeFault } from '../../logs/personalData.ts';
import type { CodeRequest, CodeRequestResult } from '../../ports/signInPort.ts';
import { isDeviceOf } from './knownDevices.ts';
import { maskMobile, readMobile } from './mobile.ts';
import { longestLimit, lockSender, type LimitName, type Sender, type SignInTransaction } from './sendLimits.ts';
import type { SignInDeps } from './signInDeps.ts';
import { minute } from './signInRules.ts';
import { limitWords } from './signInWords.ts';
import { codeText } from '../../calls/sms/codeText.ts';
import { SmsFault } from '../../ports/smsPort.ts';

export interface RequestCodeDeps extends SignInDeps {
  publicSite(site: Site): Pick<PublicSite, 'name' | 'origin'>;
  /** A whole number from 0 to 999,999. */
  random: () => number;
  /** Called with every request that sends a code or is refused. */
  alarm: (site: Site, refusedFor: LimitName | null, now: Date) => Promise<void>;
}

type CodeOutcome =
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
 * Handles requests for codes. Known and new numbers are treated alike, except that the last of a day's codes are
 * reserved for known ones.
 */
export function openRequestCode(parts: RequestCodeDeps) {
  const { db, rules, hashes, sms, random, publicSite, alarm, log } = parts;

  /** The request this visitor made a moment ago, for double clicks. */
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

  function storeCode(site: Site, sender: Sender, code: string, now: Date): Promise<CodeOutcome> {
    return db.transaction(async (tx): Promise<CodeOutcome> => {
      await lockSender(tx, sender);
      const last = await justSent(tx, sender, now);
      if (last) return { kind: 'sent', ...last };
      const limited = await longestLimit(tx, sender, rules, now);
      if (limited) {
        const wait = limited.until.getTime() - now.getTime();
        log.info({ site: sender.siteSlug, limit: limited.limit }, 'Sign-in code not sent');
        return {
          kind: 'refused',
          limit: limited.limit,
          result: refused(429, limitWords(limited.limit, wait, wordsOf(signInRefusalMessages, site)), wait),
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

  /** @returns the error for the visitor, or null once the code is sent */
  async function send(site: Site, id: string, phone: string, code: string, now: Date) {
    const text = codeText(publicSite(site), code, rules.codeMs / minute);
    try {
      await sms.send({ siteSlug: site.slug, to: phone, text, at: now });
      return null;
    } catch (fault) {
      const reason = fault instanceof SmsFault ? fault.reason : 'unclear';
      const detail = fault instanceof SmsFault ? fault.message : describeFault(fault).fault;
      log.error({ site: site.slug, reason, detail }, 'Sign-in code could not be sent');
      // A code that was certainly not sent does not count towards the limits; a doubtful one and a wrong number do.
      if (reason === 'unavailable') await db.delete(signInCodes).where(eq(signInCodes.id, id));
      const say = wordsOf(signInRefusalMessages, site);
      return reason === 'refused'
        ? refused(422, say('signInRefusal.refused'))
        : refused(503, say('signInRefusal.unavailable'));
    }
  }

  return async (site: Site, { phone: given, address, device, now }: CodeRequest): Promise<CodeRequestResult> => {
    const phone = readMobile(given, site.country);
    const say = wordsOf(signInRefusalMessages, site);
    if (phone === null) return refused(422, say('signInRefusal.notMobile'));
    try {
      const isKnownDevice = isDeviceOf({ siteSlug: site.slug, phone, device, now }, parts);
      const sender: Sender = { siteSlug: site.slug, phone, visitor: hashes.visitor(address), isKnownDevice };
      const code = String(random()).padStart(6, '0');
      const outcome = await storeCode(site, sender, code, now);
      if (outcome.kind !== 'sent') {
        // Not awaited: the visitor need not wait for it.
        void alarm(site, outcome.kind === 'refused' ? outcome.limit : null, now).catch((fault: unknown) =>
          log.error({ site: site.slug, ...describeFault(fault) }, 'Sign-in codes could not be counted'),
        );
      }
      if (outcome.kind === 'refused') return outcome.result;
      const failed = outcome.kind === 'new' ? await send(site, outcome.id, phone, code, now) : null;
      if (failed) return failed;
      const since = outcome.kind === 'sent' ? (now.getTime() - outcome.at.getTime()) / 1_000 : 0;
      const resendAfterSeconds = Math.ceil(rules.resendSeconds - since);
      return { ok: true, request_id: outcome.id, resendAfterSeconds, maskedPhone: maskMobile(phone) };
    } catch (fault) {
      log.error({ site: site.slug, ...describeFault(fault) }, 'Sign-in code could not be made');
      return refused(503, say('signInRefusal.unavailable'));
    }
  };
}
