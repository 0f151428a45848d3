import { siteSchema, toPublicSite, type Site } from '@forecourt/domain';
import { sampleSite } from '@forecourt/domain/testing';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import type { Db } from '../../../database/database.ts';
import { openSignIn, type RunningSignIn } from '../openSignIn.ts';
import type { SignInRules } from '../signInRules.ts';
import type { SmsFixture } from '../../../calls/testing/smsFixture.ts';

export const site: Site = siteSchema.parse({ ...sampleSite, origin: 'https://harbour-toyota.example' });
export const otherSite: Site = { ...site, slug: 'granite-nissan', name: 'Granite Nissan', origin: null };
export const mobile = '0412 345 678';
export const phone = '+61412345678';

/** Sign-in on empty tables, with a clock and a log that a test looks at. */
export interface SignInFixture {
  signIn: RunningSignIn;
  sms: SmsFixture;
  log: string[];
  /** Messages to a person, repetitions included. */
  alarms: { site: string; name: string }[];
  now(): Date;
  pass(ms: number): void;
  /** Asks for a code. @returns the answer */
  ask(change?: {
    phone?: unknown;
    address?: string;
    site?: Site;
    device?: string;
  }): ReturnType<RunningSignIn['requestCode']>;
  /** Asks for a code and reads it from the phone. */
  askAndRead(change?: Parameters<SignInFixture['ask']>[0]): Promise<{ request_id: string; code: string }>;
  enter(given: { request_id: unknown; code: unknown }, at?: Site): ReturnType<RunningSignIn['verifyCode']>;
  /** Signs in all the way. @returns the session's token */
  arrive(change?: Parameters<SignInFixture['ask']>[0]): Promise<string>;
}

/** The code in the last message. */
export const codeIn = (text: string | undefined) => /^(\d{6}) is your/.exec(text ?? '')?.[1] ?? 'none';
/** Another code than the right one. */
export const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

export async function openFixture(
  db: Db,
  sms: SmsFixture,
  options: { rules?: Partial<SignInRules>; random?: () => number } = {},
): Promise<SignInFixture> {
  await db.execute(sql`truncate sign_in_codes, visitor_sessions`);
  const log: string[] = [];
  const alarms: SignInFixture['alarms'] = [];
  let time = Date.parse('2026-11-20T02:00:00Z');
  const now = () => new Date(time);
  const signIn = openSignIn({
    db,
    now,
    sms: sms.sender,
    secret: 's'.repeat(32),
    log: pino({ level: 'trace' }, { write: (line: string) => void log.push(line) }),
    alerts: { raise: (at, alert) => Promise.resolve(void alarms.push({ site: at.slug, name: alert.name })) },
    publicSite: (one) => toPublicSite(one, `http://${one.slug}.localhost:3000`),
    ...options,
  });
  const fixture: SignInFixture = {
    signIn,
    sms,
    log,
    alarms,
    now,
    pass: (ms) => void (time += ms),
    ask: ({ phone: given = mobile, address = '203.0.113.7', site: at = site, device } = {}) =>
      signIn.requestCode(at, { phone: given, address, device, now: now() }),
    async askAndRead(change) {
      const requested = await fixture.ask(change);
      if (!requested.ok) throw new Error(requested.error);
      return { request_id: requested.request_id, code: codeIn(sms.received().at(-1)?.text) };
    },
    enter: (given, at = site) => signIn.verifyCode(at, { ...given, now: now() } as never),
    async arrive(change) {
      const entered = await fixture.enter(await fixture.askAndRead(change), change?.site);
      if (!entered.ok) throw new Error(entered.error);
      return entered.session;
    },
  };
  return fixture;
}
