import { reserveSchema, type Site } from '@forecourt/domain';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { reservations } from '../../database/schema/index.ts';
import type { HoldLimit } from '../../ports/reservationPort.ts';
export type MaxHeld = Site['reserve']['maxHeld'];

/** Default limits, for a site that was removed while a reservation was being paid. */
export const defaultMaxHeld: MaxHeld = reserveSchema.parse({}).maxHeld;

export interface Holder {
  siteSlug: string;
  /** The phone of the session, else the one entered. */
  phone: string;
  /** The same for the same card on every site; null where it is not known. */
  cardFingerprint: string | null;
}

/** @param cardFingerprint of the card that paid; null before anything is paid */
export function holderOf(
  { siteSlug, visitorPhone, visitor }: Pick<typeof reservations.$inferSelect, 'siteSlug' | 'visitorPhone' | 'visitor'>,
  cardFingerprint: string | null,
): Holder {
  return { siteSlug, phone: visitorPhone ?? visitor.phone, cardFingerprint };
}

/** Phone of the holder in SQL: the verified one, else the one entered. */
const person = sql`coalesce(${reservations.visitorPhone}, ${reservations.visitor}->>'phone')`;

/** The limit that is reached, or null while one more vehicle may be held. Counts current holds only, not sold vehicles. */
export async function exceededLimit(
  db: Pick<Db, 'select'>,
  { siteSlug, phone, cardFingerprint }: Holder,
  max: MaxHeld,
): Promise<HoldLimit | null> {
  const ofSite = sql`${reservations.siteSlug} = ${siteSlug}`;
  const [count] = await db
    .select({
      person: sql<number>`(count(*) filter (where ${ofSite} and ${person} = ${phone}))::int`,
      card: sql<number>`(count(*) filter (where ${reservations.cardFingerprint} = ${cardFingerprint}::text))::int`,
      site: sql<number>`(count(*) filter (where ${ofSite}))::int`,
    })
    .from(reservations)
    .where(eq(reservations.state, 'held'));
  if (!count) return null;
  if (count.person >= max.perPerson) return 'person';
  if (count.card >= max.perCard) return 'card';
  return count.site >= max.perSite ? 'site' : null;
}
