'use server';

import type { Site } from '@forecourt/domain';
import type { PasskeyRejection, PasskeyResult, PasskeyService, Visitor } from '@forecourt/platform';
import { platform } from '../../../platform.ts';
import { postingSite } from '../../request/postingSite.ts';
import { serverAction, textArgument, textOrNullArgument, unknownArgument } from '../../request/serverAction.ts';
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

/** What a browser asks an authenticator for a new passkey with. */
export const beginRegistration = serverAction(
  [textOrNullArgument],
  async (invitation): Promise<PasskeyAnswer<OptionsOf<'beginRegistration'>>> =>
    asVisitor((passkeys, site, visitor) => passkeys.beginRegistration(site, visitor, invitation)),
);

/** Stores a new passkey, and opens the editor. */
export const finishRegistration = serverAction(
  [unknownArgument, textArgument, textOrNullArgument],
  async (response, name, invitation): Promise<PasskeyAnswer> =>
    asVisitor((passkeys, site, visitor) => passkeys.finishRegistration(site, visitor, { response, name, invitation })),
);

/** What a browser asks an authenticator for a proof with. */
export const beginProof = serverAction([], async (): Promise<PasskeyAnswer<OptionsOf<'beginProof'>>> =>
  asVisitor((passkeys, site, visitor) => passkeys.beginProof(site, visitor)),
);

/** Opens the editor to this session. */
export const finishProof = serverAction([unknownArgument], async (response): Promise<PasskeyAnswer> =>
  asVisitor((passkeys, site, visitor) => passkeys.finishProof(site, visitor, response)),
);

/** Removes a passkey, after a proof of the last minutes. */
export const removePasskey = serverAction([textArgument], async (id): Promise<PasskeyAnswer> =>
  asVisitor((passkeys, site, visitor) => passkeys.remove(site, visitor, id)),
);
