import type { Site } from '@forecourt/domain';
import type { Logger } from 'pino';
import { describeFault } from '../../logs/personalData.ts';
import type { PaymentPort } from '../../ports/paymentPort.ts';
import type { openSweep } from '../../jobs/sweep.ts';

/** The columns of an attempt that this service needs. */
interface AttemptRow {
  id: string;
  siteSlug: string;
  sessionId: string | null;
}

export interface MoneyServiceDeps<Row, Status> {
  store: { find(id: string): Promise<Row | null> };
  payments: Pick<PaymentPort, 'expire' | 'readNotice'>;
  inTurn: ReturnType<typeof openSweep>['inTurn'];
  statusOf: (row: Row) => Status;
  /** Whether the payment page is open and nothing was paid yet. */
  isOpen: (row: Row) => boolean;
  /** What an attempt is, for logs. @example 'reservation' */
  noun: string;
  now: () => Date;
  log: Logger;
}

/** Whether a text can be an id, to avoid needless queries. */
const isId = (text: string): boolean => /^[0-9a-f-]{36}$/.test(text);

/** Status, settling, cancelling and webhooks of attempts to pay, for deposits and online payments. */
export function openMoneyService<Row extends AttemptRow, Status>(parts: MoneyServiceDeps<Row, Status>) {
  const { store, payments, inTurn, statusOf, isOpen, noun, now, log } = parts;

  /** Null for an attempt of another site. */
  async function ofSite(site: Site, id: string): Promise<Row | null> {
    const row = isId(id) ? await store.find(id) : null;
    return row?.siteSlug === site.slug ? row : null;
  }
  async function status(site: Site, id: string): Promise<Status | null> {
    const row = await ofSite(site, id);
    return row && statusOf(row);
  }
  async function settle(site: Site, id: string, at: Date): Promise<Status | null> {
    const row = await ofSite(site, id);
    if (row) await inTurn(id, at);
    return row && status(site, id);
  }
  /** Closes the payment page if possible. @returns the status afterwards */
  async function cancel(site: Site, id: string, at: Date): Promise<Status | null> {
    const row = await ofSite(site, id);
    if (row && row.sessionId !== null && isOpen(row)) {
      await payments
        .expire(row.sessionId)
        .catch((fault: unknown) => log.warn({ [noun]: id, ...describeFault(fault) }, 'A page stays open'));
    }
    return settle(site, id, at);
  }
  /** Handles a webhook of the payment provider. @returns the HTTP status to answer with */
  async function webhook(rawBody: string, signature: string | null): Promise<{ status: number }> {
    const notice = payments.readNotice(rawBody, signature);
    if (!notice.ok) {
      log.warn({ reason: notice.reason }, 'A payment message was refused');
      return { status: 400 };
    }
    const { reservationId: id } = notice;
    if (id === null || !isId(id)) return { status: 200 };
    // 503 makes the provider send it again.
    return { status: (await inTurn(id, now(), true)) ? 200 : 503 };
  }
  return { ofSite, status, settle, cancel, webhook };
}
