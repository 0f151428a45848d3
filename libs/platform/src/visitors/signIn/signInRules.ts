/** Lifetimes and rate limits. */
export interface SignInRules {
  /** Life of a code, in milliseconds. */
  codeMs: number;
  /** Tries to enter the code of one request. */
  tries: number;
  /** Seconds before another code can be requested. */
  resendSeconds: number;
  /** Codes to one number in ten minutes, over all sites. */
  perNumber: number;
  /** Codes to one number in a day, over all sites: limits guessing. */
  perNumberDaily: number;
  /**
   * Codes in an hour to numbers that differ in the last four digits only, over all sites: limits scans of a number
   * range.
   */
  perPrefix: number;
  /** Codes requested from one address in an hour, over all sites. */
  perAddress: number;
  /** Codes of one site in a day. */
  perSiteDaily: number;
  /** Share of a site's codes reserved for numbers that have signed in before: an attacker cannot lock customers out. */
  returningShare: number;
  /** Life of a session that is not used, in milliseconds. */
  sessionMs: number;
  /** A session is extended at most once in this time, in milliseconds. */
  touchMs: number;
}

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

export const defaultRules: SignInRules = {
  codeMs: 10 * minute,
  tries: 5,
  resendSeconds: 30,
  perNumber: 3,
  perNumberDaily: 10,
  perPrefix: 10,
  perAddress: 5,
  perSiteDaily: 500,
  returningShare: 0.2,
  sessionMs: 30 * day,
  touchMs: hour,
};

/** Codes that a site sends to new numbers in a day. */
export function newNumbersDaily({ perSiteDaily, returningShare }: SignInRules): number {
  return Math.ceil(perSiteDaily * (1 - returningShare));
}
