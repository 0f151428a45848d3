import { createHmac } from 'node:crypto';
import { isSameSecret } from '@forecourt/search-engine';

/** Signed texts for addresses: fields that anybody can read and only this installation can write. */
export interface SignedLinks {
  sign(fields: readonly unknown[]): string;
  /** Fields of a text that this installation has signed; null for every other. */
  read(token: string): unknown[] | null;
}

const maxLetters = 1_000;

/** @param purpose what they are for: a text for one purpose is none for another */
export function openSignedLinks(secret: string, purpose: string): SignedLinks {
  const key = createHmac('sha256', secret).update(purpose).digest();
  const signature = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return {
    sign(fields) {
      const text = Buffer.from(JSON.stringify(fields)).toString('base64url');
      return `${text}.${signature(text)}`;
    },
    read(token) {
      const [text = '', given = ''] = token.split('.');
      if (token.length > maxLetters || !isSameSecret(given, signature(text))) return null;
      return JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[];
    },
  };
}
