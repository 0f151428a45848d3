import type { Lead, Site } from '@forecourt/domain';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { leads } from '../database/schema/index.ts';
import type { SentEnquiry } from '../ports/leadPort.ts';

const shownAtMost = 50;

const textOf = (fields: Lead['fields'], name: string): string | null => {
  const value = fields[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

/** The question behind `leadsByPhone`: it asks for the phone as the index `leads_phone` has it. */
export function byPhone(db: Db, siteSlug: string, phone: string) {
  return db
    .select()
    .from(leads)
    .where(and(eq(leads.siteSlug, siteSlug), sql`${leads.data}->>'phone' = ${phone}`))
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(shownAtMost);
}

/** Enquiries that came with a phone on a site, newest first, at most 50. Those that are held look like all others. */
export async function leadsByPhone(db: Db, site: Site, phone: string): Promise<SentEnquiry[]> {
  const rows = await byPhone(db, site.slug, phone);
  return rows.map(({ id, category, subcategory, carId, data, createdAt }) => ({
    lead_id: id,
    category,
    subcategory,
    car_id: carId,
    sent_at: createdAt,
    car_name: textOf(data.fields, 'Vehicle Name'),
  }));
}
