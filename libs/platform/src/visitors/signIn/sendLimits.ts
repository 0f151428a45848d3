import { and, desc, eq, gt, like, sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Db } from '../../database/database.ts';
import { reservations, signInCodes, visitorSessions, watchlistEntries } from '../../database/schema/index.ts';
import { triesOfNumber } from './triesOfNumber.ts';
import { day, hour, minute, withoutReserve, type SignInRules } from './signInRules.ts';

export type SignInTransaction = Parameters<Parameters<Db['transaction']>[0]>[0];

/** Sender of a request for a code. */
export interface Sender {
  siteSlug: string;
  phone: string;
  /** Keyed hash of the visitor's address. */
  visitor: string;
  /** Whether the browser has signed in with the number before. */
  isKnownDevice: boolean;
}

export type LimitName = 'number' | 'tries' | 'prefix' | 'visitor' | 'site';

/** Codes that count, how many there may be, and in which time, in milliseconds. */
type Limit = [name: LimitName, where: SQL, max: number, windowMs: number];

/** A number without its last four digits. */
const prefixOf = (phone: string): string => phone.slice(0, -4);

/** Serialises requests that share a number prefix, an address or a site, so that their limits are exact. */
export async function lockSender(tx: SignInTransaction, { siteSlug, phone, visitor }: Sender): Promise<void> {
  // Always in the same order, to avoid deadlocks.
  for (const name of [`number ${prefixOf(phone)}`, `site ${siteSlug}`, `visitor ${visitor}`]) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in ${name}`}, 0))`);
  }
}

/** When the limit allows the next code, or null where it does now. */
async function spentUntil(
  tx: SignInTransaction,
  where: SQL,
  max: number,
  windowMs: number,
  now: Date,
): Promise<Date | null> {
  const [row] = await tx
    .select({ at: signInCodes.createdAt })
    .from(signInCodes)
    .where(and(where, gt(signInCodes.createdAt, new Date(now.getTime() - windowMs))))
    .orderBy(desc(signInCodes.createdAt))
    .offset(max - 1)
    .limit(1);
  return row ? new Date(row.at.getTime() + windowMs) : null;
}

/** Whether the number was verified on the site before: it has a session, a saved vehicle or a reservation. */
async function isKnown(tx: SignInTransaction, { siteSlug, phone }: Sender): Promise<boolean> {
  const [row] = rowsOf<{ known: boolean }>(
    await tx.execute(sql`select exists (
      select 1 from ${visitorSessions} where site_slug = ${siteSlug} and phone = ${phone}
      union all select 1 from ${watchlistEntries} where site_slug = ${siteSlug} and phone = ${phone}
      union all select 1 from ${reservations} where site_slug = ${siteSlug} and visitor_phone = ${phone}) as known`),
  );
  return row?.known === true;
}

/** Limits that others can exhaust for a number's owner: they do not apply to browsers that the owner signed in with. */
const limitsOfNewDevices = (phone: string, rules: SignInRules): Limit[] => [
  [
    'number',
    and(eq(signInCodes.phone, phone), eq(signInCodes.isKnownDevice, false)) ?? sql`false`,
    withoutReserve(rules.perNumberDaily, rules),
    day,
  ],
  ['prefix', like(signInCodes.phone, `${prefixOf(phone)}%`), rules.perPrefix, hour],
];

/** The exceeded limit that lasts longest, or null where none is exceeded. */
export async function longestLimit(
  tx: SignInTransaction,
  sender: Sender,
  rules: SignInRules,
  now: Date,
): Promise<{ limit: LimitName; until: Date } | null> {
  const { siteSlug, phone, visitor, isKnownDevice } = sender;
  const ofNumber = eq(signInCodes.phone, phone);
  const perSite = (await isKnown(tx, sender)) ? rules.perSiteDaily : withoutReserve(rules.perSiteDaily, rules);
  const limits: Limit[] = [
    ['number', ofNumber, rules.perNumber, 10 * minute],
    ['number', ofNumber, rules.perNumberDaily, day],
    ...(isKnownDevice ? [] : limitsOfNewDevices(phone, rules)),
    ['visitor', eq(signInCodes.visitor, visitor), rules.perAddress, hour],
    ['site', eq(signInCodes.siteSlug, siteSlug), perSite, day],
  ];
  const tries = await triesOfNumber(tx, sender, rules, now);
  let found: { limit: LimitName; until: Date } | null = tries.left > 0 ? null : { limit: 'tries', until: tries.until };
  for (const [limit, where, max, windowMs] of limits) {
    const until = await spentUntil(tx, where, max, windowMs, now);
    if (until && (!found || until > found.until)) found = { limit, until };
  }
  return found;
}
