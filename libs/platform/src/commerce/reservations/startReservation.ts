import {
  currencyOf,
  purchaseRefusal,
  reserveRefusal,
  waysToPay,
  type BuyableVehicle,
  type Flags,
  type PublicSite,
  type Refusal,
  type SellingSite,
  type Site,
  type Vehicle,
} from '@forecourt/domain';
import { depositRefusalMessages, wordsOf, type Speaker, type Words } from '@forecourt/domain/messages';
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { PaymentPort } from '../../ports/paymentPort.ts';
import type { InventoryStore } from '../../ports/inventoryPort.ts';
import type { MaxHeld } from './holdLimits.ts';
import type { HoldLimit, ReservationKind, ReservationOrder, ReservationStart } from '../../ports/reservationPort.ts';
import { keyOf, readOrder } from './readOrder.ts';
import { isUnsuccessful, type ReservationRow } from './reservationRow.ts';
import { openBeginMoney, refused, tooMany, type Prepared, type Refused } from '../payments/beginMoney.ts';
import { maxBeginSeconds, later } from '../payments/moneyTimes.ts';
import type { ReservationStore } from './reservationStore.ts';

export interface StartDeps {
  store: ReservationStore;
  payments: PaymentPort;
  inventory: Pick<InventoryStore, 'byIds'>;
  publicSite(site: Site): PublicSite;
  /** Counts an attempt of an address. @returns whether it is within the limit */
  mayBegin(site: Site, address: string): Promise<boolean>;
  log: Logger;
}

type DepositWords = Words<typeof depositRefusalMessages>;

/** The error for a visitor who has reached a limit of held vehicles. */
function limitMessage(limit: HoldLimit, { perPerson }: MaxHeld, say: DepositWords): string {
  return limit === 'site' ? say('depositRefusal.manyReserved') : say('depositRefusal.youHold', { count: perPerson });
}

type Accepted = { key: string; visitor: ReservationRow['visitor']; enquiry: ReservationRow['enquiry'] };

const refusals = {
  'not-offered': { status: 404, key: 'depositRefusal.notOnline' },
  'no-payment': { status: 404, key: 'depositRefusal.noPayment' },
  'no-price': { status: 409, key: 'depositRefusal.noPrice' },
  sold: { status: 409, key: 'depositRefusal.sold' },
  reserved: { status: 409, key: 'depositRefusal.reserved' },
} as const satisfies Record<Refusal, object>;

/** Why the vehicle cannot be reserved now; null when it can. */
export function whyNotReservable(
  vehicle: BuyableVehicle,
  site: SellingSite & Speaker & { flags: Pick<Flags, 'checkout'> },
  { kind, isOpen }: { kind: ReservationKind; isOpen: boolean },
): Refused | null {
  const say = wordsOf(depositRefusalMessages, site);
  if (!isOpen) return refused(404, say('depositRefusal.notOnline'));
  const refusal = kind === 'reserve' ? reserveRefusal(vehicle, site.flags) : purchaseRefusal(vehicle, site);
  return refusal && refused(refusals[refusal].status, say(refusals[refusal].key));
}

export function openStart({ store, payments, inventory, publicSite, mayBegin, log }: StartDeps) {
  const begin = openBeginMoney<ReservationRow>({
    store,
    payments,
    log,
    noun: 'Reservation',
    facts: ({ id, siteSlug, kind }) => ({ reservation: id, site: siteSlug, kind }),
    isOver: ({ state }) => isUnsuccessful(state),
    isDone: ({ state }) => state !== 'paying',
  });

  /** Stores the attempt, or returns the one that another process stored at the same moment. */
  function storeAttempt(
    site: Site,
    order: ReservationOrder,
    vehicle: Vehicle,
    about: Accepted,
  ): Promise<ReservationRow> {
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
      currency: currencyOf(site),
      holdHours: site.reserve.holdHours,
      visitor: about.visitor,
      enquiry: about.enquiry,
      visitorPhone,
      successPath,
      cancelPath,
      createdAt: now,
      dueAt: later(now, maxBeginSeconds),
    });
  }

  /** Checks a new attempt against the current vehicle, and stores it. */
  async function check(site: Site, order: ReservationOrder, vehicle: Vehicle, key: string) {
    const say = wordsOf(depositRefusalMessages, site);
    const refusal = whyNotReservable(vehicle, publicSite(site), { kind: order.kind, isOpen: payments.isOpen });
    if (refusal) return refusal;
    const reading = readOrder(order, site);
    if (!reading.ok) return refused(422, say('depositRefusal.correctFields'), reading.fieldErrors);
    // An early check, before anything is paid. The hold checks the limits again.
    const phone = order.visitorPhone ?? reading.visitor.phone;
    const limit = await store.exceededLimit({ siteSlug: site.slug, phone, cardFingerprint: null });
    if (limit) return refused(409, limitMessage(limit, site.reserve.maxHeld, say));
    // Limited, because each attempt costs a call to the provider and a row. Sending the same form again is no new attempt.
    if (!(await mayBegin(site, order.address))) return tooMany(site);
    return storeAttempt(site, order, vehicle, { ...reading, key });
  }

  async function prepare(
    site: Site,
    order: ReservationOrder,
    key: string,
  ): Promise<Prepared<ReservationRow> | Refused> {
    const { carId } = order;
    const say = wordsOf(depositRefusalMessages, site);
    const [vehicle] = carId.length > 64 || /\p{Cc}/u.test(carId) ? [] : await inventory.byIds(site, [carId]);
    if (!vehicle) return refused(404, say('depositRefusal.vehicleIsGone'));
    return {
      words: (row) => ({
        title: say('depositRefusal.depositFor', { vehicle: row.carName }),
        description: say('depositRefusal.holdsFor', { count: row.holdHours }),
        methods: waysToPay(vehicle.payment_processors),
        email: row.visitor.email,
      }),
      storeAttempt: () => check(site, order, vehicle, key),
    };
  }

  return async (site: Site, order: ReservationOrder): Promise<ReservationStart> => {
    const key = keyOf(order);
    const begun = await begin({
      site,
      origin: publicSite(site).origin,
      key,
      now: order.now,
      prepare: () => prepare(site, order, key),
    });
    return begun.ok ? { ok: true, reservation_id: begun.id, redirect: begun.redirect } : begun;
  };
}
