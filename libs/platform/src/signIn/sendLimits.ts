import { and, desc, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { signInCodes } from '../database/schema/index.ts';
import { day, hour, minute, type SignInRules } from './signInRules.ts';

export type SignInTransaction = Parameters<Parameters<Db['transaction']>[0]>[0];

/** Who wants a code sent. */
export interface Sender {
  siteSlug: string;
  phone: string;
  /** Keyed hash of the visitor's address. */
  visitor: string;
}

export type LimitName = 'number' | 'visitor' | 'site';

/** Lets one request at a time count and store, among those that share a number, an address or a site. */
export async function waitForTurn(tx: SignInTransaction, { siteSlug, phone, visitor }: Sender): Promise<void> {
  // Always in the same order, so that two requests never wait for each other.
  for (const name of [`number ${phone}`, `site ${siteSlug}`, `visitor ${visitor}`]) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in ${name}`}, 0))`);
  }
}

/** When the next code may be sent again, or null where it may be now. */
async function spentUntil(
  tx: SignInTransaction,
  whose: SQL,
  most: number,
  windowMs: number,
  now: Date,
): Promise<Date | null> {
  const [row] = await tx
    .select({ at: signInCodes.createdAt })
    .from(signInCodes)
    .where(and(whose, gt(signInCodes.createdAt, new Date(now.getTime() - windowMs))))
    .orderBy(desc(signInCodes.createdAt))
    .offset(most - 1)
    .limit(1);
  return row ? new Date(row.at.getTime() + windowMs) : null;
}

/** The limit that keeps a code from being sent for the longest, or null where none does. */
export async function limitInTheWay(
  tx: SignInTransaction,
  { siteSlug, phone, visitor }: Sender,
  rules: SignInRules,
  now: Date,
): Promise<{ limit: LimitName; until: Date } | null> {
  const ofNumber = eq(signInCodes.phone, phone);
  const limits: [LimitName, SQL, number, number][] = [
    ['number', ofNumber, rules.perNumber, 10 * minute],
    ['number', ofNumber, rules.perNumberDaily, day],
    ['visitor', eq(signInCodes.visitor, visitor), rules.perAddress, hour],
    ['site', eq(signInCodes.siteSlug, siteSlug), rules.perSiteDaily, day],
  ];
  let found: { limit: LimitName; until: Date } | null = null;
  for (const [limit, whose, most, windowMs] of limits) {
    const until = await spentUntil(tx, whose, most, windowMs, now);
    if (until && (!found || until > found.until)) found = { limit, until };
  }
  return found;
}
