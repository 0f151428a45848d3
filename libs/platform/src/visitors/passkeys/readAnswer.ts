import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { decodeAttestationObject, decodeClientDataJSON, isoBase64URL } from '@simplewebauthn/server/helpers';
import { z } from 'zod';

const base64url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/);

const credential = {
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}).default({}),
};

const registrationSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(20_000),
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
});

const proofSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(8_000),
    userHandle: z.string().max(200).nullish(),
  }),
});

/** What a browser brought from an authenticator, and the challenge that it signed. */
export interface ReadAnswer<Response> {
  response: Response;
  challenge: string;
}

/** The challenge of an answer; null for anything but an answer. */
function challengeOf(clientDataJSON: string): string | null {
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}

/**
 * Whether an authenticator sent a certificate with its new key. None is asked for, so browsers leave them out; one that is
 * there would have the server fetch what it names.
 */
function isAttested(attestationObject: string): boolean {
  try {
    const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
    const format = decoded.get('fmt');
    return format !== 'none' && (format !== 'packed' || decoded.get('attStmt').get('x5c') !== undefined);
  } catch {
    return true;
  }
}

/** @returns null for what no browser sends */
export function readRegistration(given: unknown): ReadAnswer<RegistrationResponseJSON> | null {
  const { data } = registrationSchema.safeParse(given);
  const challenge = data ? challengeOf(data.response.clientDataJSON) : null;
  if (!data || challenge === null || isAttested(data.response.attestationObject)) return null;
  return { response: data as RegistrationResponseJSON, challenge };
}

/** @returns null for what no browser sends */
export function readProof(given: unknown): ReadAnswer<AuthenticationResponseJSON> | null {
  const { data } = proofSchema.safeParse(given);
  const challenge = data ? challengeOf(data.response.clientDataJSON) : null;
  return data && challenge !== null ? { response: data as AuthenticationResponseJSON, challenge } : null;
}
