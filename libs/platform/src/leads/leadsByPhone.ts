import type { Lead, Site } from '@forecourt/domain';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { leads } from '../database/schema/index.ts';
import type { SentEnquiry } from '../ports/leadPort.ts';

const maxListed = 50;

const textOf = (fields: Lead['fields'], name: string): string | null => {
  const value = fields[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

/** The query of `leadsByPhone`. Its expression must match the index `leads_phone`. */
export function leadsByPhoneQuery(db: Db, siteSlug: string, phone: string) {
  return db
    .select()
    .from(leads)
    .where(and(eq(leads.siteSlug, siteSlug), sql`${leads.data}->>'phone' = ${phone}`))
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(maxListed);
}

/** Enquiries that gave a phone on a site, newest first, at most 50. Held ones are included and look like the others. */
export async function leadsByPhone(db: Db, site: Site, phone: string): Promise<SentEnquiry[]> {
  const rows = await leadsByPhoneQuery(db, site.slug, phone);
  return rows.map(({ id, category, subcategory, carId, data, createdAt }) => ({
    lead_id: id,
    category,
    subcategory,
    car_id: carId,
    sent_at: createdAt,
    car_name: textOf(data.fields, 'Vehicle Name'),
  }));
}
