import { and, desc, eq, gt, like, sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Db } from '../../database/database.ts';
import { reservations, signInCodes, visitorSessions, watchlistEntries } from '../../database/schema/index.ts';
import { day, hour, minute, newNumbersDaily, type SignInRules } from './signInRules.ts';

export type SignInTransaction = Parameters<Parameters<Db['transaction']>[0]>[0];

/** Who wants a code sent. */
export interface Sender {
  siteSlug: string;
  phone: string;
  /** Keyed hash of the visitor's address. */
  visitor: string;
}

export type LimitName = 'number' | 'prefix' | 'visitor' | 'site';

/** A number without its last four digits. */
const prefixOf = (phone: string): string => phone.slice(0, -4);

/** Lets one request at a time count and store, among those that share the beginning of a number, an address or a site. */
export async function waitForTurn(tx: SignInTransaction, { siteSlug, phone, visitor }: Sender): Promise<void> {
  // Always in the same order, so that two requests never wait for each other.
  for (const name of [`number ${prefixOf(phone)}`, `site ${siteSlug}`, `visitor ${visitor}`]) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in ${name}`}, 0))`);
  }
}

/** When the next code may be sent again, or null where it may be now. */
async function spentUntil(
  tx: SignInTransaction,
  whose: SQL,
  max: number,
  windowMs: number,
  now: Date,
): Promise<Date | null> {
  const [row] = await tx
    .select({ at: signInCodes.createdAt })
    .from(signInCodes)
    .where(and(whose, gt(signInCodes.createdAt, new Date(now.getTime() - windowMs))))
    .orderBy(desc(signInCodes.createdAt))
    .offset(max - 1)
    .limit(1);
  return row ? new Date(row.at.getTime() + windowMs) : null;
}

/** Whether the number has proved itself on the site before: nobody gets there by typing it. */
async function isKnown(tx: SignInTransaction, { siteSlug, phone }: Sender): Promise<boolean> {
  const [row] = rowsOf<{ known: boolean }>(
    await tx.execute(sql`select exists (
      select 1 from ${visitorSessions} where site_slug = ${siteSlug} and phone = ${phone}
      union all select 1 from ${watchlistEntries} where site_slug = ${siteSlug} and phone = ${phone}
      union all select 1 from ${reservations} where site_slug = ${siteSlug} and visitor_phone = ${phone}) as known`),
  );
  return row?.known === true;
}

/** The limit that keeps a code from being sent for the longest, or null where none does. */
export async function limitInTheWay(
  tx: SignInTransaction,
  sender: Sender,
  rules: SignInRules,
  now: Date,
): Promise<{ limit: LimitName; until: Date } | null> {
  const { siteSlug, phone, visitor } = sender;
  const ofNumber = eq(signInCodes.phone, phone);
  const perSite = (await isKnown(tx, sender)) ? rules.perSiteDaily : newNumbersDaily(rules);
  const limits: [LimitName, SQL, number, number][] = [
    ['number', ofNumber, rules.perNumber, 10 * minute],
    ['number', ofNumber, rules.perNumberDaily, day],
    ['prefix', like(signInCodes.phone, `${prefixOf(phone)}%`), rules.perPrefix, hour],
    ['visitor', eq(signInCodes.visitor, visitor), rules.perAddress, hour],
    ['site', eq(signInCodes.siteSlug, siteSlug), perSite, day],
  ];
  let found: { limit: LimitName; until: Date } | null = null;
  for (const [limit, whose, max, windowMs] of limits) {
    const until = await spentUntil(tx, whose, max, windowMs, now);
    if (until && (!found || until > found.until)) found = { limit, until };
  }
  return found;
}
