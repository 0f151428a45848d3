import type { PublicSite, Site } from '@forecourt/domain';
import { lte } from 'drizzle-orm';
import { randomInt } from 'node:crypto';
import type { Logger } from 'pino';
import type { Alerts } from '../../jobs/alerts/openAlerts.ts';
import type { Db } from '../../database/database.ts';
import { signInCodes, visitorSessions } from '../../database/schema/index.ts';
import { describeFault } from '../../logs/personalData.ts';
import type { SignInService } from '../../ports/signInPort.ts';
import { openKeyedHashes } from '../../secrets/keyedHashes.ts';
import { openRequestCode } from './requestCode.ts';
import { openSendAlarm } from './sendAlarm.ts';
import { openSessions } from './sessions.ts';
import type { SignInDeps } from './signInDeps.ts';
import { day, defaultRules, hour, type SignInRules } from './signInRules.ts';
import type { SmsSender } from '../../ports/smsPort.ts';
import { openVerifyCode } from './verifyCode.ts';

export interface SignInOptions {
  db: Db;
  sms: SmsSender;
  now: () => Date;
  log: Logger;
  /** Key of all hashes. Changing it signs everybody out. */
  secret: string;
  publicSite(site: Site): Pick<PublicSite, 'name' | 'origin'>;
  alerts: Alerts;
  rules?: Partial<SignInRules>;
  /** A whole number from 0 to 999,999. @default cryptographically random */
  random?: () => number;
}

export interface RunningSignIn extends SignInService {
  /** Deletes expired codes and sessions. Runs by itself once an hour. */
  sweep(): Promise<{ codes: number; sessions: number }>;
  close(): void;
}

/** Log records do not contain these fields; should one ever do, they are redacted. */
const personal = ['phone', 'to', 'code', 'text', 'token', 'address'].flatMap((field) => [field, `*.${field}`]);

/** Opens sign-in by phone on a migrated database. */
export function openSignIn(options: SignInOptions): RunningSignIn {
  const { db, sms, now, secret, publicSite, alerts, random = () => randomInt(1_000_000) } = options;
  const log = options.log.child({ part: 'sign-in' }, { redact: { paths: personal, censor: '[redacted]' } });
  const rules = { ...defaultRules, ...options.rules };
  const parts: SignInDeps = { db, sms, hashes: openKeyedHashes(secret), rules, log };
  const sessions = openSessions(parts, now);

  async function sweep() {
    const at = now();
    // Daily limits count codes for a day after they were sent, and tries for a day after the code expired.
    const past = lte(signInCodes.createdAt, new Date(at.getTime() - day - rules.codeMs));
    const codes = await db.delete(signInCodes).where(past).returning({ id: signInCodes.id });
    const over = await db
      .delete(visitorSessions)
      .where(lte(visitorSessions.expiresAt, at))
      .returning({ id: visitorSessions.id });
    return { codes: codes.length, sessions: over.length };
  }
  const sweepQuietly = () =>
    sweep().catch((fault: unknown) => log.error(describeFault(fault), 'Old codes and sessions could not be swept'));
  const timer = setInterval(() => void sweepQuietly(), hour).unref();

  return {
    requestCode: openRequestCode({ ...parts, publicSite, random, alarm: openSendAlarm({ db, rules, alerts }) }),
    verifyCode: openVerifyCode(parts),
    ...sessions,
    outboxMessages: (limit) => sms.sent(limit),
    sweep,
    close: () => clearInterval(timer),
  };
}
