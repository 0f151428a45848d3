import { hour, minute } from '../signIn/signInRules.ts';

export const passkeyRules = {
  /** How long a proof opens the editor to its session, in milliseconds. */
  proofMs: 12 * hour,
  /** How long a proof counts for a change of passkeys, in milliseconds. */
  freshMs: 5 * minute,
  /** Life of a challenge, in milliseconds. */
  challengeMs: 5 * minute,
  /** Days after its last use that a passkey is kept. */
  keptDays: 400,
  /** Passkeys of one editor. */
  max: 20,
  /** Life of an invitation, in hours, if nothing is said. */
  invitationHours: 72,
} as const;
