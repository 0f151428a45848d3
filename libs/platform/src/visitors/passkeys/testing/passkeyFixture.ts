import { siteSchema, toPublicSite, type Site } from '@forecourt/domain';
import { sampleSite } from '@forecourt/domain/testing';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import type { Db } from '../../../database/database.ts';
import { visitorSessions } from '../../../database/schema/index.ts';
import type { Visitor } from '../../../ports/signInPort.ts';
import { openKeyedHashes } from '../../../secrets/keyedHashes.ts';
import { inviteEditor } from '../invitations.ts';
import { openPasskeys } from '../openPasskeys.ts';
import { openAuthenticator, type AnswerChange, type SoftwareAuthenticator } from './softwareAuthenticator.ts';

const editors = [
  { name: 'Dana Whitcombe', mobile: '0491 570 156' },
  { name: 'Lee Park', mobile: '0491 570 157' },
];
export const site: Site = siteSchema.parse({ ...sampleSite, origin: 'https://harbour-toyota.example', editors });
export const otherSite: Site = { ...site, slug: 'granite-nissan', origin: 'https://granite-nissan.example' };
export const dana = '+61491570156';
export const lee = '+61491570157';
export const stranger = '+61412345678';

export type PasskeyFixture = Awaited<ReturnType<typeof openFixture>>;

/** What the tests of one suite stand on. */
export interface PasskeySuite {
  open(options?: { demo?: boolean }): Promise<PasskeyFixture>;
}

/** The second factor on empty tables, with a clock and a log that a test looks at. */
export async function openFixture(db: Db, { demo = false } = {}) {
  await db.execute(sql`truncate editor_passkeys, editor_invitations, visitor_sessions`);
  const log: string[] = [];
  let time = Date.parse('2026-11-20T02:00:00Z');
  let sessions = 0;
  const now = () => new Date(time);
  const hashes = openKeyedHashes('s'.repeat(32));
  const passkeys = openPasskeys({
    db,
    hashes,
    demo,
    now,
    publicSite: (one) => toPublicSite(one, `http://${one.slug}.localhost:3000`),
    log: pino({ level: 'trace' }, { write: (line: string) => void log.push(line) }),
  });
  const fixture = {
    db,
    passkeys,
    hashes,
    log,
    now,
    pass: (ms: number) => void (time += ms),
    /** A browser that is signed in by text message alone. */
    async signIn(phone = dana, at = site): Promise<Visitor> {
      sessions += 1;
      const id = `session-${sessions}`;
      const expiresAt = new Date(time + 30 * 86_400_000);
      const row = { id, siteSlug: at.slug, phone, tokenHash: id, createdAt: now(), seenAt: now(), expiresAt };
      await db.insert(visitorSessions).values(row);
      return { id, phone, createdAt: now() };
    },
    invite: async (phone = dana, hours = 72) =>
      (await inviteEditor({ db, hashes }, { siteSlug: site.slug, phone }, { now: now(), hours })).token,
    authenticator: (at = site) =>
      openAuthenticator({ origin: String(at.origin), rpId: new URL(String(at.origin)).hostname }),
    async register(
      visitor: Visitor,
      authenticator: SoftwareAuthenticator,
      { invitation = null, ...change }: AnswerChange & { invitation?: string | null } = {},
    ) {
      const started = await passkeys.beginRegistration(site, visitor, invitation);
      if (!started.ok) return started;
      const response = authenticator.register(started.options.challenge, change);
      return passkeys.finishRegistration(site, visitor, { response, name: 'My phone', invitation });
    },
    async prove(visitor: Visitor, authenticator: SoftwareAuthenticator, change: AnswerChange = {}) {
      const started = await passkeys.beginProof(site, visitor);
      if (!started.ok) return started;
      return passkeys.finishProof(site, visitor, authenticator.prove(started.options.challenge, change));
    },
    /** An editor with a registered passkey. */
    async arrive(phone = dana) {
      const [visitor, authenticator] = [await fixture.signIn(phone), fixture.authenticator()];
      const stored = await fixture.register(visitor, authenticator, { invitation: await fixture.invite(phone) });
      if (!stored.ok) throw new Error(stored.reason);
      return { visitor, authenticator };
    },
  };
  return fixture;
}
