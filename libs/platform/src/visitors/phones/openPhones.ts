import { displayPhone, parsePhone, phoneLineNames, type Site } from '@forecourt/domain';
import { refusalMessages, wordsOf } from '@forecourt/domain/messages';
import { phoneFor } from '@forecourt/vehicle/model';
import { and, desc, eq, gte } from 'drizzle-orm';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Db } from '../../database/database.ts';
import { phoneReveals } from '../../database/schema/index.ts';
import { describeFault } from '../../logs/personalData.ts';
import type { InventoryStore } from '../../ports/inventoryPort.ts';
import type { PhoneResult, PhoneService } from '../../ports/phonePort.ts';
import { isMachine } from '../../limits/isMachine.ts';
import { openAddressHash } from '../../limits/addressHash.ts';
import { openRevealLimit } from '../../limits/revealLimit.ts';

export interface PhoneOptions {
  db: Db;
  inventory: Pick<InventoryStore, 'byIds'>;
  log: Logger;
  /** Secret of the installation, behind the hashes of visitors' addresses. */
  secret: string;
}

const id = z
  .string()
  .min(1)
  .max(64)
  .regex(/^\P{Cc}+$/u);
const requestSchema = z.union([
  z.strictObject({ car_id: id, dealership_id: id, website_id: id }),
  z.strictObject({
    location_id: id,
    dealership_id: id.optional(),
    website_id: id,
    landline: z.literal('yes').optional(),
  }),
  z.strictObject({ line: z.enum(phoneLineNames), website_id: id }),
]);
type RevealRequest = z.output<typeof requestSchema>;

const maxListed = 1_000;

/** Reveals numbers one at a time, within a limit, and records reveals for the dealer. */
export function openPhones({ db, inventory, log, secret }: PhoneOptions): PhoneService {
  const hash = openAddressHash(secret);
  const limit = openRevealLimit(db);

  /** Number and dealership of the request's vehicle or place, or null where the site has no such thing. */
  async function find(site: Site, request: RevealRequest) {
    if ('car_id' in request) {
      const [vehicle] = await inventory.byIds(site, [request.car_id]);
      if (!vehicle || vehicle.dealership_id !== request.dealership_id) return null;
      return { phone: phoneFor(vehicle, site), dealershipId: vehicle.dealership_id };
    }
    if ('line' in request) {
      return { phone: site.phones[request.line] ?? null, dealershipId: site.dealerships[0]?.id ?? site.slug };
    }
    const location = site.locations.find((one) => one.visible && one.id === request.location_id);
    if (!location || (request.dealership_id ?? location.dealership_id) !== location.dealership_id) return null;
    const { phone, landline_phone: landline } = location.contact_detail;
    return { phone: (request.landline ? landline : phone) || null, dealershipId: location.dealership_id };
  }

  async function record(site: Site, request: RevealRequest, dealershipId: string, address: string, at: Date) {
    try {
      await db.insert(phoneReveals).values({
        siteSlug: site.slug,
        dealershipId,
        at,
        carId: 'car_id' in request ? request.car_id : null,
        locationId: 'location_id' in request ? request.location_id : null,
        visitor: hash(`reveals of ${site.slug}`, address),
      });
    } catch (fault) {
      log.warn({ site: site.slug, ...describeFault(fault) }, 'A phone reveal could not be noted');
    }
  }

  return {
    async reveal(site, given, { address, userAgent, now }) {
      const refuse = (status: 404 | 422 | 429 | 503, error: string, headers = {}): PhoneResult => ({
        ok: false,
        status,
        error,
        headers,
        contact: site.paths.contact,
      });
      const say = wordsOf(refusalMessages, site);
      const parsed = requestSchema.safeParse(given);
      if (!parsed.success) return refuse(422, say('refusal.phoneIncomplete'));
      const request = parsed.data;
      const unknown = () => refuse(404, say('refusal.noPhone'));
      if (request.website_id !== site.slug) return unknown();
      try {
        const wait = address === '' ? 0 : await limit(hash('reveals', address));
        if (wait > 0) {
          return refuse(429, say('refusal.manyPhones'), { 'retry-after': String(wait) });
        }
        const found = await find(site, request);
        if (!found?.phone) return unknown();
        // Bots do not count in the dealer's reports.
        if (!isMachine(userAgent)) await record(site, request, found.dealershipId, address, now);
        return {
          ok: true,
          phone: parsePhone(found.phone, site.country) ?? found.phone,
          display: displayPhone(found.phone),
        };
      } catch (fault) {
        log.error({ site: site.slug, ...describeFault(fault) }, 'A phone number could not be looked up');
        return refuse(503, say('refusal.phoneUnavailable'));
      }
    },
    async list(site, since) {
      const rows = await db
        .select()
        .from(phoneReveals)
        .where(and(eq(phoneReveals.siteSlug, site.slug), gte(phoneReveals.at, since)))
        .orderBy(desc(phoneReveals.at), desc(phoneReveals.id))
        .limit(maxListed);
      return rows.map(({ carId, locationId, dealershipId, at, visitor }) => ({
        carId,
        locationId,
        dealershipId,
        at,
        visitor,
      }));
    },
  };
}
