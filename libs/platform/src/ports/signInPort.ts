import type { Site } from '@forecourt/domain';

/** Somebody who proved a phone number to a site, in one browser. The phone is the only identity. */
export interface Visitor {
  /** Of the session, not of the person. */
  id: string;
  /** E.164. */
  phone: string;
  createdAt: Date;
}

export interface CodeRequest {
  /** As the visitor wrote it. */
  phone: unknown;
  /** Address of the visitor, for limits only; a keyed hash of it is kept for a day. */
  address: string;
  now: Date;
}

export type CodeRequestResult =
  | {
      ok: true;
      /** Belongs to the code: the form sends it along. */
      request_id: string;
      resendAfterSeconds: number;
      /** Enough of the number to know it again. @example '04xx xxx 678' */
      phoneShown: string;
    }
  | { ok: false; status: number; error: string; retryAfterSeconds?: number };

export interface CodeCheck {
  request_id: unknown;
  /** As the visitor wrote it. */
  code: unknown;
  now: Date;
}

export type CodeCheckResult =
  | {
      ok: true;
      /** Token for the visitor's cookie. It cannot be had again. */
      session: string;
      /** E.164. */
      phone: string;
    }
  | {
      ok: false;
      reason: 'unreadable' | 'wrong' | 'spent' | 'expired' | 'used' | 'unavailable';
      error: string;
      triesLeft: number;
    };

export interface SignInService {
  /** Sends a code to an Australian mobile. Never throws for bad input, and never says whether a number is known. */
  requestCode(site: Site, request: CodeRequest): Promise<CodeRequestResult>;
  /** Exchanges the code of a request for a session, once. */
  verifyCode(site: Site, check: CodeCheck): Promise<CodeCheckResult>;
  /** Who a token belongs to on this site, or null. Prolongs the session. @throws where the database does not answer */
  find(site: Site, token: string | null | undefined): Promise<Visitor | null>;
  /** Signs one browser out. @returns false for a session that is over or another site's */
  revoke(site: Site, sessionId: string): Promise<boolean>;
  /** Signs every browser of a phone out on this site. @returns how many */
  revokeAll(site: Site, phone: string): Promise<number>;
  /** Messages of the demo, newest first; nothing where a gateway carries them. */
  outboxMessages(limit: number): readonly { siteSlug: string; to: string; text: string; at: Date }[];
}
