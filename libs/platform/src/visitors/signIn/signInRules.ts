/** Lifetimes and rate limits. */
export interface SignInRules {
  /** Life of a code, in milliseconds. */
  codeMs: number;
  /** Tries to enter the code of one request. */
  tries: number;
  /** Wrong codes entered for one number in a day, over all its codes, all sites and all addresses. */
  wrongPerNumberDaily: number;
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
  /**
   * Share of a daily limit reserved for who has signed in before, so that an attacker cannot lock customers out: of a
   * site's codes for numbers, of a number's codes and tries for browsers.
   */
  returningShare: number;
  /** How long a browser is known after it signed in, in milliseconds. */
  deviceMs: number;
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
  wrongPerNumberDaily: 20,
  resendSeconds: 30,
  perNumber: 3,
  perNumberDaily: 10,
  perPrefix: 10,
  perAddress: 5,
  perSiteDaily: 500,
  returningShare: 0.2,
  deviceMs: 180 * day,
  sessionMs: 30 * day,
  touchMs: hour,
};

/** What of a daily limit is left to numbers or browsers that have not signed in before. */
export function withoutReserve(max: number, { returningShare }: Pick<SignInRules, 'returningShare'>): number {
  return Math.ceil(max * (1 - returningShare));
}
