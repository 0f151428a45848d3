import type { ReservationOrder, ReservationStart, ReservationState } from '../../../ports/reservationPort.ts';
import type { PurchaseReservations } from '../../../ports/purchasePort.ts';

export interface FakeReservations extends PurchaseReservations {
  /** Whether the provider of payments takes any. */
  isOpen: boolean;
  /** What was started, each order once. */
  orders: Map<string, ReservationOrder & { site: string }>;
  /** Says what becomes of a payment. */
  move(id: string, state: ReservationState): void;
  /** Answers the next start with a refusal. */
  refuseNext(refusal: Extract<ReservationStart, { ok: false }>): void;
  empty(): void;
}

/** Reservations as their port promises them: one for each key, seen by their own site alone. */
export function fakeReservations(): FakeReservations {
  const orders: FakeReservations['orders'] = new Map();
  const states = new Map<string, ReservationState>();
  const byKey = new Map<string, string>();
  let refusal: Extract<ReservationStart, { ok: false }> | null = null;

  const service: FakeReservations = {
    isOpen: true,
    orders,
    offers: () => service.isOpen,
    move: (id, state) => void states.set(id, state),
    refuseNext(given) {
      refusal = given;
    },
    empty() {
      for (const kept of [orders, states, byKey]) kept.clear();
      refusal = null;
      service.isOpen = true;
    },
    async start(site, order) {
      if (refusal) {
        const reported = refusal;
        refusal = null;
        return reported;
      }
      const key = `${site.slug} ${order.idempotencyKey}`;
      const id = byKey.get(key) ?? `res-${byKey.size + 1}`;
      if (!byKey.has(key)) {
        byKey.set(key, id);
        orders.set(id, { ...order, site: site.slug });
        states.set(id, 'paying');
      }
      return { ok: true, reservation_id: id, redirect: `https://pay.example/${id}` };
    },
    async status(site, id) {
      const order = orders.get(id);
      const state = states.get(id);
      if (!order || !state || order.site !== site.slug) return null;
      return {
        reservation_id: id,
        state,
        kind: order.kind,
        car_id: order.carId,
        car_name: '2023 Toyota RAV4',
        draft_id: order.draftId ?? null,
        amount: 20_000,
        hold_hours: 48,
        refund: null,
        refused_for: null,
        payment_url: null,
        visitor_phone: null,
        until: state === 'held' ? new Date('2026-11-26T04:15:00Z') : null,
        created_at: order.now,
      };
    },
  };
  return service;
}
