import type { Logger } from 'pino';
import { describeFault } from '../../logs/personalData.ts';
import type { PaymentOrder, PaymentPort, PaymentSession } from '../../ports/paymentPort.ts';
import type { MoneyRow, MoneyStore } from './moneySteps.ts';
import { askEverySeconds, beginSeconds, later } from './moneyTimes.ts';

/** An attempt to pay, as far as its payment page goes. */
export interface BegunRow extends MoneyRow {
  sessionUrl: string | null;
  /** Paths of the site that the payment page leads back to; `{id}` stands for the attempt. */
  successPath: string;
  cancelPath: string;
}

export interface BeginStore<Row> extends MoneyStore<Row> {
  findByKey(siteSlug: string, key: string): Promise<Row | null>;
  /** @returns null where the attempt is no longer being begun */
  keepSession(id: string, session: PaymentSession & { expiresAt: Date; dueAt: Date }): Promise<Row | null>;
}

export interface Refused {
  ok: false;
  status: number;
  /** A sentence for the visitor. */
  error: string;
  fieldErrors: Record<string, string>;
}

export type Begun = { ok: true; id: string; redirect: string } | Refused;

export const refused = (status: number, error: string, fieldErrors: Record<string, string> = {}): Refused => ({
  ok: false,
  status,
  error,
  fieldErrors,
});

export const unavailable = refused(
  503,
  'We could not open the payment page just now. Nothing was charged. Please try again in a minute, or call us.',
);

export const tooMany = refused(
  429,
  'Many payment pages were opened from your connection within an hour. Nothing was charged. Please try again later, or call us.',
);

/** What is shown and asked on the page of one attempt. */
export type PageWords = Pick<PaymentOrder, 'title' | 'description' | 'methods' | 'email'>;

/** What an attempt needs of its caller, once it is clear that the page is not open already. */
export interface Prepared<Row> {
  words: (row: Row) => PageWords;
  /** Judges the attempt and stores it, or finds the one that another process stored at the same moment. */
  keep: () => Promise<Row | Refused>;
}

export interface Attempt<Row> {
  siteSlug: string;
  /** Of the site, for the addresses that the page leads back to. */
  origin: string;
  /** The same form sent again is the same attempt. */
  key: string;
  now: Date;
  prepare: () => Promise<Prepared<Row> | Refused>;
}

export interface BeginMoneyDeps<Row extends BegunRow> {
  store: BeginStore<Row>;
  payments: PaymentPort;
  log: Logger;
  /** What is paid for, in the log. */
  noun: 'Reservation' | 'Payment';
  facts: (row: Row) => object;
  /** Whether an attempt came to nothing, so that the same form begins another. */
  isOver: (row: Row) => boolean;
  /** Whether its page has brought what it was opened for. */
  isDone: (row: Row) => boolean;
}

/** How long a payment page stays open, in seconds: the provider's shortest, and what our clocks may differ by. */
const pageSeconds = 35 * 60;

/** Absolute address of one of the site's own pages. @throws for anything that is not a path of the site: a bug */
function pageOf(origin: string, path: string, id: string): string {
  const url = new URL(path.replaceAll('{id}', id), origin);
  if (!path.startsWith('/') || url.origin !== new URL(origin).origin) {
    throw new Error(`'${path}' is no path of the site.`);
  }
  return url.href;
}

/**
 * Opens the payment page of an attempt. Whoever sends the same form again gets the page that is open, the result where
 * there is one, or a new attempt where the first came to nothing: never a second page for the same money.
 */
export function openBeginMoney<Row extends BegunRow>(parts: BeginMoneyDeps<Row>) {
  const { store, payments, log, noun, facts, isOver, isDone } = parts;
  /** Attempts being begun now: a double click waits for the first and gets the same page. */
  const underway = new Map<string, Promise<Begun>>();

  async function open(row: Row, origin: string, words: PageWords): Promise<Begun> {
    const expiresAt = later(row.createdAt, pageSeconds);
    const session = await payments.begin(
      {
        ...words,
        title: words.title.slice(0, 250),
        reservationId: row.id,
        siteSlug: row.siteSlug,
        amountCents: row.amountCents,
        successUrl: pageOf(origin, row.successPath, row.id),
        cancelUrl: pageOf(origin, row.cancelPath, row.id),
        expiresAt,
      },
      `begin:${row.id}`,
    );
    const dueAt = later(row.createdAt, askEverySeconds);
    const kept = await store.keepSession(row.id, { ...session, expiresAt, dueAt });
    if (!kept) return unavailable;
    log.info(facts(row), `${noun} begun`);
    return { ok: true, id: row.id, redirect: session.url };
  }

  /** What is answered for an attempt that is there already; null when it is over and another may begin. */
  function again(row: Row, origin: string, now: Date): Begun | 'begin' | null {
    if (isOver(row)) return null;
    if (isDone(row)) return { ok: true, id: row.id, redirect: pageOf(origin, row.successPath, row.id) };
    if (row.sessionUrl === null) return later(row.createdAt, beginSeconds) > now ? 'begin' : null;
    const isOpen = row.sessionExpiresAt !== null && row.sessionExpiresAt > now;
    return isOpen ? { ok: true, id: row.id, redirect: row.sessionUrl } : null;
  }

  async function begin({ siteSlug, origin, key, now, prepare }: Attempt<Row>): Promise<Begun> {
    const known = await store.findByKey(siteSlug, key);
    const answer = known && again(known, origin, now);
    if (answer && answer !== 'begin') return answer;
    if (known && !answer) await store.move(known, { idempotencyKey: null });

    const prepared = await prepare();
    if ('ok' in prepared) return prepared;
    if (known && answer) return open(known, origin, prepared.words(known));
    const row = await prepared.keep();
    if ('ok' in row) return row;
    const there = again(row, origin, now);
    if (there !== 'begin') return there ?? unavailable;
    try {
      return await open(row, origin, prepared.words(row));
    } catch (fault) {
      // Nobody knows the address of a page that was opened all the same, so nobody can pay on it.
      const stays = await store.find(row.id);
      if (stays?.sessionId === null) {
        await store.move(row, { state: 'failed', endedAt: now, dueAt: null, idempotencyKey: null });
      }
      throw fault;
    }
  }

  return async (attempt: Attempt<Row>): Promise<Begun> => {
    const own = `${attempt.siteSlug} ${attempt.key}`;
    const pending = underway.get(own) ?? begin(attempt);
    underway.set(own, pending);
    try {
      return await pending;
    } catch (fault) {
      log.error({ site: attempt.siteSlug, ...describeFault(fault) }, `${noun} could not be begun`);
      return unavailable;
    } finally {
      underway.delete(own);
    }
  };
}
