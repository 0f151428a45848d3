import { editorOf, type Site } from '@forecourt/domain';
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import { COSEALG, isoBase64URL } from '@simplewebauthn/server/helpers';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { editorPasskeys } from '../../database/schema/index.ts';
import { describeFault } from '../../logs/personalData.ts';
import type { PasskeyRejection, PasskeyResult, PasskeyService } from '../../ports/passkeyPort.ts';
import type { Visitor } from '../../ports/signInPort.ts';
import { isProved, storeChallenge, markProved, takeChallenge } from './editorSessions.ts';
import { isInvited, takeInvitation } from './invitations.ts';
import { lockEditor, relyingParty, type PasskeyDeps } from './passkeyDeps.ts';
import { passkeyRules } from './passkeyRules.ts';
import { readRegistration } from './readAnswer.ts';

const maxName = 60;
/** Algorithms that every runtime verifies without a warning; authenticators take the first that they have. */
const supportedAlgorithmIDs = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

export const reject = (reason: PasskeyRejection): Extract<PasskeyResult, { ok: false }> => ({ ok: false, reason });

/** Stored passkeys of a visitor on a site, the oldest first. */
export const passkeysOf = (db: Pick<Db, 'select'>, site: Site, { phone }: Visitor) =>
  db
    .select()
    .from(editorPasskeys)
    .where(and(eq(editorPasskeys.siteSlug, site.slug), eq(editorPasskeys.phone, phone)))
    .orderBy(asc(editorPasskeys.createdAt));

/** What a browser is told of stored passkeys, and nothing else. */
export const credentialsOf = async (db: Pick<Db, 'select'>, site: Site, visitor: Visitor) =>
  (await passkeysOf(db, site, visitor)).map(({ id, transports }) => ({ id, transports }));

/** Registers passkeys: the first with an invitation, further ones with a proof of the last minutes. */
export function openRegistration(
  deps: PasskeyDeps,
): Pick<PasskeyService, 'canRegister' | 'beginRegistration' | 'finishRegistration'> {
  const { db, hashes, demo, now, log } = deps;

  /** Why the visitor may not register a passkey, or null. @param isTaken whether an invitation is used up by it */
  async function rejectionOf(
    tx: Pick<Db, 'select' | 'update'>,
    site: Site,
    visitor: Visitor,
    { invitation, isTaken }: { invitation: string | null; isTaken: boolean },
  ): Promise<PasskeyRejection | null> {
    const editor = editorOf(site, visitor.phone);
    if (!editor) return 'forbidden';
    const at = now();
    const stored = await passkeysOf(tx, site, visitor);
    if (stored.length >= passkeyRules.max) return 'full';
    if (stored.length > 0 && (await isProved(tx, site, visitor, { ms: passkeyRules.freshMs, now: at }))) return null;
    if (stored.length === 0 && demo) return null;
    if (invitation !== null) {
      const invited = { siteSlug: site.slug, phone: visitor.phone };
      const hash = hashes.invitation(site.slug, invitation);
      if (await (isTaken ? takeInvitation(tx, invited, hash, at) : isInvited(tx, invited, hash, at))) return null;
    }
    return stored.length > 0 ? 'forbidden' : 'uninvited';
  }

  return {
    canRegister: async (site, visitor, invitation) =>
      (await rejectionOf(db, site, visitor, { invitation, isTaken: false })) === null,

    async beginRegistration(site, visitor, invitation) {
      const rejection = await rejectionOf(db, site, visitor, { invitation, isTaken: false });
      if (rejection !== null) return reject(rejection);
      const { name, id } = relyingParty(deps, site);
      const editor = editorOf(site, visitor.phone)?.name ?? '';
      const options = await generateRegistrationOptions({
        rpName: name,
        rpID: id,
        userName: editor,
        userDisplayName: editor,
        userID: isoBase64URL.toBuffer(hashes.editor(site.slug, visitor.phone)),
        attestationType: 'none',
        supportedAlgorithmIDs,
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
        excludeCredentials: await credentialsOf(db, site, visitor),
      });
      await storeChallenge(deps, site, visitor, options.challenge);
      return { ok: true, options };
    },

    async finishRegistration(site, visitor, { response: given, name, invitation }) {
      if (!editorOf(site, visitor.phone)) return reject('forbidden');
      const read = readRegistration(given);
      if (!read || !(await takeChallenge(deps, site, visitor, read.challenge))) return reject('rejected');
      const { origin, id } = relyingParty(deps, site);
      const verified = await verifyRegistrationResponse({
        response: read.response,
        expectedChallenge: read.challenge,
        expectedOrigin: origin,
        expectedRPID: id,
        requireUserVerification: true,
        supportedAlgorithmIDs,
      }).catch((error: unknown) => {
        log.warn({ site: site.slug, session: visitor.id, ...describeFault(error) }, 'Passkey was not registered');
        return { verified: false } as const;
      });
      if (!verified.verified) return reject('rejected');
      const { credential } = verified.registrationInfo;
      const at = now();
      const rejection = await db.transaction(async (tx): Promise<PasskeyRejection | null> => {
        await lockEditor(tx, site.slug, visitor.phone);
        const found = await rejectionOf(tx, site, visitor, { invitation, isTaken: true });
        if (found !== null) return found;
        await tx.insert(editorPasskeys).values({
          siteSlug: site.slug,
          id: credential.id,
          phone: visitor.phone,
          publicKey: isoBase64URL.fromBuffer(credential.publicKey),
          counter: credential.counter,
          transports: read.response.response.transports ?? [],
          name: (typeof name === 'string' ? name.trim().slice(0, maxName) : '') || 'Passkey',
          createdAt: at,
          lastUsedAt: at,
        });
        await markProved(tx, site, visitor, at);
        return null;
      });
      if (rejection !== null) return reject(rejection);
      log.info({ site: site.slug, session: visitor.id }, 'Passkey was registered');
      return { ok: true };
    },
  };
}
