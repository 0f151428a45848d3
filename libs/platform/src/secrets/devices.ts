import { createHash, randomBytes } from 'node:crypto';

/** Shape of a device's token: 32 bytes in base64url. */
const shape = /^[A-Za-z0-9_-]{43}$/;

/** A new token for a device's cookie. @param bytes source of chance */
export function newDeviceToken(bytes: (size: number) => Buffer = randomBytes): string {
  return bytes(32).toString('base64url');
}

/** What is stored of a device: enough to recognise it, not enough to impersonate it. Null for anything but a token. */
export function deviceHash(token: string | null): string | null {
  return token !== null && shape.test(token) ? createHash('sha256').update(token).digest('hex') : null;
}
