import { editorOf } from '@forecourt/domain';
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import { isoBase64URL } from '@simplewebauthn/server/helpers';
import { and, eq } from 'drizzle-orm';
import { editorPasskeys } from '../../database/schema/index.ts';
import { describeFault } from '../../logs/personalData.ts';
import type { PasskeyResult, PasskeyService } from '../../ports/passkeyPort.ts';
import { isProved, storeChallenge, markProved, takeChallenge, unmarkProved } from './editorSessions.ts';
import { lockEditor, relyingParty, type PasskeyDeps } from './passkeyDeps.ts';
import { passkeyRules } from './passkeyRules.ts';
import { readProof } from './readAnswer.ts';
import { credentialsOf, openRegistration, passkeysOf, reject } from './registration.ts';

/** Opens the second factor of editors on a migrated database. */
export function openPasskeys(options: PasskeyDeps): PasskeyService {
  const log = options.log.child({ part: 'passkeys' });
  const deps = { ...options, log };
  const { db, now } = deps;
  const keyOf = (site: { slug: string }, id: string) =>
    and(eq(editorPasskeys.siteSlug, site.slug), eq(editorPasskeys.id, id));

  return {
    ...openRegistration(deps),

    async access(site, visitor) {
      if (!editorOf(site, visitor.phone)) return 'stranger';
      if (await isProved(db, site, visitor, { ms: passkeyRules.proofMs, now: now() })) return 'open';
      return (await passkeysOf(db, site, visitor)).length > 0 ? 'locked' : 'unregistered';
    },

    async list(site, visitor) {
      if (!editorOf(site, visitor.phone)) return [];
      const stored = await passkeysOf(db, site, visitor);
      return stored.map(({ id, name, createdAt, lastUsedAt }) => ({ id, name, createdAt, lastUsedAt }));
    },

    async beginProof(site, visitor) {
      const allowCredentials = editorOf(site, visitor.phone) ? await credentialsOf(db, site, visitor) : [];
      if (allowCredentials.length === 0) return reject('forbidden');
      const request = await generateAuthenticationOptions({
        rpID: relyingParty(deps, site).id,
        allowCredentials,
        userVerification: 'required',
      });
      await storeChallenge(deps, site, visitor, request.challenge);
      return { ok: true, options: request };
    },

    async finishProof(site, visitor, given): Promise<PasskeyResult> {
      if (!editorOf(site, visitor.phone)) return reject('forbidden');
      const read = readProof(given);
      if (!read || !(await takeChallenge(deps, site, visitor, read.challenge))) return reject('rejected');
      const stored = (await passkeysOf(db, site, visitor)).find(({ id }) => id === read.response.id);
      if (!stored) return reject('rejected');
      const { origin, id } = relyingParty(deps, site);
      const proof = await verifyAuthenticationResponse({
        response: read.response,
        expectedChallenge: read.challenge,
        expectedOrigin: origin,
        expectedRPID: id,
        requireUserVerification: true,
        credential: {
          id: stored.id,
          publicKey: isoBase64URL.toBuffer(stored.publicKey),
          counter: stored.counter,
          transports: stored.transports,
        },
      }).catch((error: unknown) => {
        log.warn({ site: site.slug, session: visitor.id, ...describeFault(error) }, 'Passkey was not accepted');
        return { verified: false } as const;
      });
      if (!proof.verified) return reject('rejected');
      const { newCounter: counter } = proof.authenticationInfo;
      const at = now();
      const isCounted = await db.transaction(async (tx) => {
        // Of several answers with one count only the first finds it unchanged.
        const updated = await tx
          .update(editorPasskeys)
          .set({ counter, lastUsedAt: at })
          .where(and(keyOf(site, stored.id), eq(editorPasskeys.counter, stored.counter)))
          .returning({ id: editorPasskeys.id });
        if (updated.length === 1) await markProved(tx, site, visitor, at);
        return updated.length === 1;
      });
      if (!isCounted) return reject('rejected');
      log.info({ site: site.slug, session: visitor.id }, 'Passkey was proved');
      return { ok: true };
    },

    async remove(site, visitor, passkeyId): Promise<PasskeyResult> {
      if (!editorOf(site, visitor.phone)) return reject('forbidden');
      return db.transaction(async (tx): Promise<PasskeyResult> => {
        await lockEditor(tx, site.slug, visitor.phone);
        if (!(await isProved(tx, site, visitor, { ms: passkeyRules.freshMs, now: now() }))) return reject('forbidden');
        const stored = await passkeysOf(tx, site, visitor);
        if (!stored.some(({ id }) => id === passkeyId)) return { ok: true };
        if (stored.length === 1) return reject('last');
        await tx.delete(editorPasskeys).where(keyOf(site, passkeyId));
        await unmarkProved(tx, { siteSlug: site.slug, phone: visitor.phone, but: visitor.id });
        log.info({ site: site.slug, session: visitor.id }, 'Passkey was removed');
        return { ok: true };
      });
    },
  };
}
