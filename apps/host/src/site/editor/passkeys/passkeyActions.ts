'use server';

import type { Site } from '@forecourt/domain';
import type { PasskeyRejection, PasskeyResult, PasskeyService, Visitor } from '@forecourt/platform';
import { platform } from '../../../platform.ts';
import { postingSite } from '../../request/postingSite.ts';
import { currentVisitor } from '../../request/session.ts';

/** How an action of the passkeys ended. */
export type PasskeyAnswer<Value = object> =
  ({ ok: true } & Value) | { ok: false; reason: PasskeyRejection | 'signed-out' | 'unavailable' };

type OptionsOf<Method extends 'beginRegistration' | 'beginProof'> =
  Awaited<ReturnType<PasskeyService[Method]>> extends infer Result
    ? Extract<Result, { ok: true }> extends { options: infer Options }
      ? { options: Options }
      : never
    : never;

/** Does something for the visitor who is signed in. The service itself checks whether they may. */
async function asVisitor<Value>(
  work: (passkeys: PasskeyService, site: Site, visitor: Visitor) => Promise<PasskeyResult<Value>>,
): Promise<PasskeyAnswer<Value>> {
  try {
    const site = await postingSite();
    const visitor = site && (await currentVisitor(site));
    if (!site || !visitor) return { ok: false, reason: 'signed-out' };
    return await work(platform().passkeys, site, visitor);
  } catch {
    return { ok: false, reason: 'unavailable' };
  }
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value.slice(0, 100) : null);

/** What a browser asks an authenticator for a new passkey with. */
export async function beginRegistration(invitation: unknown): Promise<PasskeyAnswer<OptionsOf<'beginRegistration'>>> {
  return asVisitor((passkeys, site, visitor) => passkeys.beginRegistration(site, visitor, textOrNull(invitation)));
}

/** Stores a new passkey, and opens the editor. */
export async function finishRegistration(
  response: unknown,
  name: unknown,
  invitation: unknown,
): Promise<PasskeyAnswer> {
  return asVisitor((passkeys, site, visitor) =>
    passkeys.finishRegistration(site, visitor, { response, name, invitation: textOrNull(invitation) }),
  );
}

/** What a browser asks an authenticator for a proof with. */
export async function beginProof(): Promise<PasskeyAnswer<OptionsOf<'beginProof'>>> {
  return asVisitor((passkeys, site, visitor) => passkeys.beginProof(site, visitor));
}

/** Opens the editor to this session. */
export async function finishProof(response: unknown): Promise<PasskeyAnswer> {
  return asVisitor((passkeys, site, visitor) => passkeys.finishProof(site, visitor, response));
}

/** Removes a passkey, after a proof of the last minutes. */
export async function removePasskey(id: unknown): Promise<PasskeyAnswer> {
  return asVisitor((passkeys, site, visitor) => passkeys.remove(site, visitor, typeof id === 'string' ? id : ''));
}
