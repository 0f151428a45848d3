/** How long things last and how often they may happen. */
export interface SignInRules {
  /** Life of a code, in milliseconds. */
  codeMs: number;
  /** Wrong codes that one request takes. */
  tries: number;
  /** Wait before another code is sent to who has just asked for one, in seconds. */
  resendSeconds: number;
  /** Codes to one number in ten minutes, over all sites. */
  perNumber: number;
  /** Codes to one number in a day, over all sites: who guesses all day must not get far. */
  perNumberDaily: number;
  /** Codes in an hour to numbers that differ in the last four digits only, over all sites: whoever walks through a range. */
  perPrefix: number;
  /** Codes asked for from one address in an hour, over all sites. */
  perAddress: number;
  /** Codes of one site in a day. */
  perSiteDaily: number;
  /** Share of a site's codes that is kept for numbers it knows: whoever uses up the rest locks no customer out. */
  knownShare: number;
  /** Life of a session that is not used, in milliseconds. */
  sessionMs: number;
  /** A session's life is prolonged once in this time, in milliseconds. */
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
  knownShare: 0.2,
  sessionMs: 30 * day,
  touchMs: hour,
};

/** Codes that a site sends in a day before numbers that it does not know get none. */
export function newNumbersDaily({ perSiteDaily, knownShare }: SignInRules): number {
  return Math.ceil(perSiteDaily * (1 - knownShare));
}
