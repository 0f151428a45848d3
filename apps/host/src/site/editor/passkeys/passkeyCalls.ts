import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { PasskeyRejection } from '@forecourt/platform';
import { beginProof, beginRegistration, finishProof, finishRegistration, removePasskey } from './passkeyActions.ts';

/** Why a passkey was not registered, proved or removed. */
export type PasskeyProblem =
  PasskeyRejection | 'signed-out' | 'unavailable' | 'unsupported' | 'cancelled' | 'registered-already';

/** What the browser's own errors mean to a person. */
function problemOf(error: unknown): PasskeyProblem {
  const { name } = error as { name?: string };
  if (name === 'InvalidStateError') return 'registered-already';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled';
  if (name === 'NotSupportedError' || name === 'ConstraintError' || name === 'SecurityError') return 'unsupported';
  return 'unavailable';
}

/** @returns what went wrong; null where nothing did */
async function whileAsking(work: () => Promise<PasskeyProblem | null>): Promise<PasskeyProblem | null> {
  if (!browserSupportsWebAuthn()) return 'unsupported';
  try {
    return await work();
  } catch (error) {
    return problemOf(error);
  }
}

/** Registers a passkey of this device. */
export const registerPasskey = (name: string, invitation: string | null) =>
  whileAsking(async () => {
    const started = await beginRegistration(invitation);
    if (!started.ok) return started.reason;
    const answer = await finishRegistration(
      await startRegistration({ optionsJSON: started.options }),
      name,
      invitation,
    );
    return answer.ok ? null : answer.reason;
  });

/** Asks for a passkey, which opens the editor to this session. */
export const provePasskey = () =>
  whileAsking(async () => {
    const started = await beginProof();
    if (!started.ok) return started.reason;
    const answer = await finishProof(await startAuthentication({ optionsJSON: started.options }));
    return answer.ok ? null : answer.reason;
  });

/** Registers another passkey, after a fresh proof of one that there is. */
export const addPasskey = async (name: string) => (await provePasskey()) ?? registerPasskey(name, null);

/** Removes a passkey, after a fresh proof of any. */
export const dropPasskey = async (id: string) =>
  (await provePasskey()) ??
  whileAsking(async () => {
    const answer = await removePasskey(id);
    return answer.ok ? null : answer.reason;
  });
