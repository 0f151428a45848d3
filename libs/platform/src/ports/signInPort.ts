import type { Site } from '@forecourt/domain';

/** A visitor who verified a phone number on a site, in one browser. The phone is the only identity. */
export interface Visitor {
  /** Of the session, not of the person. */
  id: string;
  /** E.164. */
  phone: string;
  createdAt: Date;
}

export interface CodeRequest {
  /** As entered. */
  phone: unknown;
  /** Address of the visitor, for rate limits only; a keyed hash of it is stored for a day. */
  address: string;
  /** What the browser was given when it signed in last: strangers do not exhaust its share of the number's limits. */
  device?: string | null;
  now: Date;
}

export type CodeRequestResult =
  | {
      ok: true;
      /** Identifies the code: the form sends it along. */
      request_id: string;
      resendAfterSeconds: number;
      /** The masked number. @example '04xx xxx 678' */
      maskedPhone: string;
    }
  | { ok: false; status: number; error: string; retryAfterSeconds?: number };

export interface CodeCheck {
  request_id: unknown;
  /** As entered. */
  code: unknown;
  now: Date;
}

export type CodeCheckResult =
  | {
      ok: true;
      /** Token for the visitor's cookie. Only its hash is stored, so it is available here only. */
      session: string;
      /** E.164. */
      phone: string;
      /** For a cookie of its own, which outlives the session: see `CodeRequest`. It grants no access. */
      device: string;
    }
  | {
      ok: false;
      reason: 'unreadable' | 'wrong' | 'spent' | 'expired' | 'used' | 'unavailable';
      error: string;
      triesLeft: number;
    };

export interface SignInService {
  /** Sends a code to an Australian mobile. Never throws for bad input, and never reveals whether a number is known. */
  requestCode(site: Site, request: CodeRequest): Promise<CodeRequestResult>;
  /** Exchanges the code of a request for a session, once. */
  verifyCode(site: Site, check: CodeCheck): Promise<CodeCheckResult>;
  /**
   * The visitor of a session token on this site, or null. Extends the session.
   * @throws where the database does not answer
   */
  find(site: Site, token: string | null | undefined): Promise<Visitor | null>;
  /** Signs one browser out. @returns false for a session that is expired or of another site */
  revoke(site: Site, sessionId: string): Promise<boolean>;
  /** Signs every browser of a phone out on this site. @returns how many */
  revokeAll(site: Site, phone: string): Promise<number>;
  /** Sent messages of the demo, newest first; none where a gateway is configured. */
  outboxMessages(limit: number): readonly { siteSlug: string; to: string; text: string; at: Date }[];
}
