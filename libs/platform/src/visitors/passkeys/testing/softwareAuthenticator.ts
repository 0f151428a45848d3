import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** What a test changes about an answer. */
export interface AnswerChange {
  challenge?: string;
  origin?: string;
  rpId?: string;
  /** Whether its owner unlocked it, and did not only touch it. @default true */
  isVerified?: boolean;
  counter?: number;
  /** Statement that comes with a new key. @default none */
  attestation?: { format: string; statement: ReadonlyMap<string, unknown> };
}

/** An authenticator that holds one key, as a browser answers for it. */
export interface SoftwareAuthenticator {
  id: string;
  register(challenge: string, change?: AnswerChange): RegistrationResponseJSON;
  prove(challenge: string, change?: AnswerChange): AuthenticationResponseJSON;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const encode = (value: unknown) => Buffer.from(isoCBOR.encode(value as never));

const [present, verified, attested] = [0x01, 0x04, 0x40];

/** @param place where the browser is */
export function openAuthenticator(place: { origin: string; rpId: string }): SoftwareAuthenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let count = 0;

  // An ES256 key of COSE: its type, algorithm, curve and point.
  const key = encode(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  );

  function authenticatorData({ rpId = place.rpId, isVerified = true, counter }: AnswerChange, isNew: boolean): Buffer {
    const numbers = Buffer.alloc(5);
    numbers.writeUInt8(present | (isVerified ? verified : 0) | (isNew ? attested : 0), 0);
    numbers.writeUInt32BE(counter ?? (count += 1), 1);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(credentialId.length);
    const credential = isNew ? [Buffer.alloc(16), length, credentialId, key] : [];
    return Buffer.concat([sha256(rpId), numbers, ...credential]);
  }

  const clientData = (type: string, challenge: string, change: AnswerChange) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: change.challenge ?? challenge,
        origin: change.origin ?? place.origin,
        crossOrigin: false,
      }),
    );

  const common = { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;
  return {
    id,
    register(challenge, change = {}) {
      const { format = 'none', statement = new Map() } = change.attestation ?? {};
      const attestationObject = encode(
        new Map<string, unknown>([
          ['fmt', format],
          ['attStmt', statement],
          ['authData', new Uint8Array(authenticatorData(change, true))],
        ]),
      );
      const response = {
        clientDataJSON: clientData('webauthn.create', challenge, change).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal' as const],
      };
      return { ...common, response };
    },
    prove(challenge, change = {}) {
      const data = authenticatorData(change, false);
      const client = clientData('webauthn.get', challenge, change);
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
      };
      return { ...common, response };
    },
  };
}
