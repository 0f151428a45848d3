import {
  purchaseRefusal,
  reserveRefusal,
  waysToPay,
  type BuyableVehicle,
  type Flags,
  type PaymentMethod,
  type PublicSite,
  type Refusal,
  type SellingSite,
  type Site,
  type Vehicle,
} from '@forecourt/domain';
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { describeFault } from '../../logs/personalData.ts';
import type { PaymentPort } from '../../ports/paymentPort.ts';
import type { InventoryStore } from '../../ports/inventoryPort.ts';
import type { MaxHeld } from './holdLimits.ts';
import type { HoldLimit, ReservationKind, ReservationOrder, ReservationStart } from '../../ports/reservationPort.ts';
import { keyOf, readOrder } from './readOrder.ts';
import { cameToNothing, type ReservationRow } from './reservationRow.ts';
import { askEverySeconds, beginSeconds, later } from '../payments/moneyTimes.ts';
import type { ReservationStore } from './reservationStore.ts';

export interface StartParts {
  store: ReservationStore;
  payments: PaymentPort;
  inventory: Pick<InventoryStore, 'byIds'>;
  publicSite(site: Site): PublicSite;
  /** Whether an address may begin one more; if so it is counted. */
  mayBegin(site: Site, address: string): Promise<boolean>;
  log: Logger;
}

/** How long a payment page stays open, in seconds: the provider's shortest, and what our clocks may differ by. */
const pageSeconds = 35 * 60;

const refused = (status: number, error: string, fieldErrors: Record<string, string> = {}): ReservationStart => ({
  ok: false,
  status,
  error,
  fieldErrors,
});

const unavailable = refused(
  503,
  'We could not open the payment page just now. Nothing was charged. Please try again in a minute, or call us.',
);

/** What somebody is told who may hold no further vehicle, before they pay. */
function fullWords(full: HoldLimit, { perPerson }: MaxHeld): string {
  if (full === 'site') {
    return 'As many vehicles are reserved online just now as we can look after. Nothing was charged. Please call us, and we reserve it for you.';
  }
  return `You hold ${perPerson} ${perPerson === 1 ? 'vehicle' : 'vehicles'} with us already, which is the most at a time. Nothing was charged. Let one go by calling us, or come back when a hold has ended; My garage says when.`;
}

const tooMany = refused(
  429,
  'Many payment pages were opened from your connection within an hour. Nothing was charged. Please try again later, or call us.',
);

type Accepted = { key: string; visitor: ReservationRow['visitor']; enquiry: ReservationRow['enquiry'] };

const notOnline = refused(404, 'This vehicle cannot be reserved online. Please contact us.');

const refusals: Readonly<Record<Refusal, ReservationStart>> = {
  'not-offered': notOnline,
  'no-payment': refused(
    404,
    'We cannot take a deposit for this vehicle online, in the ways to pay that it names. Please contact us.',
  ),
  'no-price': refused(409, 'This vehicle has no price yet, so nobody can pay a deposit for it. Please contact us.'),
  sold: refused(409, 'This vehicle has been sold. Please choose another, or contact us.'),
  reserved: refused(409, 'Somebody else has reserved this vehicle. Please choose another, or contact us.'),
};

/** Why nobody can reserve the vehicle now, for its visitor; null when it can be. */
export function obstacle(
  vehicle: BuyableVehicle,
  site: SellingSite & { flags: Pick<Flags, 'checkout'> },
  { kind, isOpen }: { kind: ReservationKind; isOpen: boolean },
): ReservationStart | null {
  if (!isOpen) return notOnline;
  const refusal = kind === 'reserve' ? reserveRefusal(vehicle, site.flags) : purchaseRefusal(vehicle, site);
  return refusal && refusals[refusal];
}

/** Absolute address of one of the site's own pages. @throws for anything that is not a path of the site: a bug */
function pageOf(origin: string, path: string, id: string): string {
  const url = new URL(path.replaceAll('{id}', id), origin);
  if (!path.startsWith('/') || url.origin !== new URL(origin).origin)
    throw new Error(`'${path}' is no path of the site.`);
  return url.href;
}

export function openStart({ store, payments, inventory, publicSite, mayBegin, log }: StartParts) {
  /** Attempts being begun now: a double click waits for the first and gets the same page. */
  const underway = new Map<string, Promise<ReservationStart>>();

  async function begin(row: ReservationRow, origin: string, methods: PaymentMethod[]): Promise<ReservationStart> {
    const expiresAt = later(row.createdAt, pageSeconds);
    const session = await payments.begin(
      {
        reservationId: row.id,
        siteSlug: row.siteSlug,
        amountCents: row.amountCents,
        title: `Deposit for ${row.carName}`.slice(0, 250),
        description: `Holds the vehicle for ${row.holdHours} hours. Fully refundable.`,
        methods,
        email: row.visitor.email,
        successUrl: pageOf(origin, row.successPath, row.id),
        cancelUrl: pageOf(origin, row.cancelPath, row.id),
        expiresAt,
      },
      `begin:${row.id}`,
    );
    const kept = await store.keepSession(row.id, {
      ...session,
      expiresAt,
      dueAt: later(row.createdAt, askEverySeconds),
    });
    if (!kept) return unavailable;
    log.info({ reservation: row.id, site: row.siteSlug, kind: row.kind }, 'Reservation begun');
    return { ok: true, reservation_id: row.id, redirect: session.url };
  }

  /** What is answered for an attempt that is there already; null when it is over and another may begin. */
  function again(row: ReservationRow, origin: string, now: Date): ReservationStart | 'begin' | null {
    if (cameToNothing(row.state)) return null;
    if (row.state !== 'paying') {
      return { ok: true, reservation_id: row.id, redirect: pageOf(origin, row.successPath, row.id) };
    }
    if (row.sessionUrl === null) return later(row.createdAt, beginSeconds) > now ? 'begin' : null;
    const isOpen = row.sessionExpiresAt !== null && row.sessionExpiresAt > now;
    return isOpen ? { ok: true, reservation_id: row.id, redirect: row.sessionUrl } : null;
  }

  /** Stores the attempt, or finds the one that another process stored at the same moment. */
  function keep(site: Site, order: ReservationOrder, vehicle: Vehicle, about: Accepted): Promise<ReservationRow> {
    const { kind, draftId = null, visitorPhone, successPath, cancelPath, now } = order;
    return store.create({
      id: randomUUID(),
      siteSlug: site.slug,
      idempotencyKey: about.key,
      kind,
      draftId,
      state: 'paying',
      money: 'none',
      carId: vehicle.id,
      carDealershipId: vehicle.dealership_id,
      carName: vehicle.name,
      // Never from the request: the site's own configuration says what a deposit is.
      amountCents: site.reserve.depositCents,
      holdHours: site.reserve.holdHours,
      visitor: about.visitor,
      enquiry: about.enquiry,
      visitorPhone,
      successPath,
      cancelPath,
      createdAt: now,
      dueAt: later(now, beginSeconds),
    });
  }

  async function start(site: Site, order: ReservationOrder, key: string): Promise<ReservationStart> {
    const { carId, kind, now } = order;
    const seller = publicSite(site);
    const { origin } = seller;
    const known = await store.findByKey(site.slug, key);
    const answer = known && again(known, origin, now);
    if (known && answer && answer !== 'begin') return answer;
    if (known && !answer) await store.move(known, { idempotencyKey: null });

    const [vehicle] = carId.length > 64 || /\p{Cc}/u.test(carId) ? [] : await inventory.byIds(site, [carId]);
    if (!vehicle) {
      return refused(404, 'This vehicle is no longer on our website. Please choose another, or contact us.');
    }
    const methods = waysToPay(vehicle.payment_processors);
    if (known && answer === 'begin') return begin(known, origin, methods);
    const hindered = obstacle(vehicle, seller, { kind, isOpen: payments.isOpen });
    if (hindered) return hindered;
    const reading = readOrder(order);
    if (!reading.ok) return refused(422, 'Please correct the fields marked below.', reading.fieldErrors);
    // Told before anything is paid; whoever pays several pages at once is counted again when the vehicle is held.
    const phone = order.visitorPhone ?? reading.visitor.phone;
    const full = await store.fullFor({ siteSlug: site.slug, phone, cardFingerprint: null });
    if (full) return refused(409, fullWords(full, site.reserve.maxHeld));
    // Each costs a call to the provider, and is a row of ours. The same form sent again is no other attempt.
    if (!(await mayBegin(site, order.address))) return tooMany;

    const row = await keep(site, order, vehicle, { ...reading, key });
    const there = again(row, origin, now);
    if (there !== 'begin') return there ?? unavailable;
    try {
      return await begin(row, origin, methods);
    } catch (fault) {
      // Nobody knows the address of a page that was opened all the same, so nobody can pay on it.
      const stays = await store.find(row.id);
      if (stays?.sessionId === null) {
        await store.move(row, { state: 'failed', endedAt: now, dueAt: null, idempotencyKey: null });
      }
      throw fault;
    }
  }

  return async (site: Site, order: ReservationOrder): Promise<ReservationStart> => {
    const key = keyOf(order);
    const own = `${site.slug} ${key}`;
    const pending = underway.get(own) ?? start(site, order, key);
    underway.set(own, pending);
    try {
      return await pending;
    } catch (fault) {
      log.error({ site: site.slug, ...describeFault(fault) }, 'Reservation could not be begun');
      return unavailable;
    } finally {
      underway.delete(own);
    }
  };
}
