import type { Site } from '@forecourt/domain';
import { depositRefusalMessages, wordsOf, type Speaker } from '@forecourt/domain/messages';
import type { Logger } from 'pino';
import { describeFault } from '../../logs/personalData.ts';
import type { PaymentOrder, PaymentPort, PaymentSession } from '../../ports/paymentPort.ts';
import type { MoneyRow, MoneyStore } from './moneySteps.ts';
import { pollSeconds, maxBeginSeconds, later } from './moneyTimes.ts';

/** The columns of an attempt to pay that concern its payment page. */
export interface BegunRow extends MoneyRow {
  sessionUrl: string | null;
  /** Paths of the site that the payment page leads back to; `{id}` stands for the attempt. */
  successPath: string;
  cancelPath: string;
}

export interface BeginStore<Row> extends MoneyStore<Row> {
  findByKey(siteSlug: string, key: string): Promise<Row | null>;
  /** Stores the payment page. @returns null where the attempt is not waiting for one any more */
  saveSession(id: string, session: PaymentSession & { expiresAt: Date; dueAt: Date }): Promise<Row | null>;
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

export const unavailable = (site: Speaker): Refused =>
  refused(503, wordsOf(depositRefusalMessages, site)('depositRefusal.unavailable'));

export const tooMany = (site: Speaker): Refused =>
  refused(429, wordsOf(depositRefusalMessages, site)('depositRefusal.tooMany'));

/** Texts and settings of a payment page. */
export type PageWords = Pick<PaymentOrder, 'title' | 'description' | 'methods' | 'email'>;

/** What the caller provides for a new attempt. */
export interface Prepared<Row> {
  words: (row: Row) => PageWords;
  /** Checks and stores the attempt, or returns the one that another process stored at the same moment. */
  storeAttempt: () => Promise<Row | Refused>;
}

export interface Attempt<Row> {
  site: Site;
  /** Origin of the site, for the addresses that the payment page leads back to. */
  origin: string;
  /** Idempotency key: the same form sent again is the same attempt. */
  key: string;
  now: Date;
  prepare: () => Promise<Prepared<Row> | Refused>;
}

export interface BeginMoneyDeps<Row extends BegunRow> {
  store: BeginStore<Row>;
  payments: PaymentPort;
  log: Logger;
  /** Name of the attempt in log messages. */
  noun: 'Reservation' | 'Payment';
  facts: (row: Row) => object;
  /** Whether an attempt ended without success, so that the same form starts another. */
  isOver: (row: Row) => boolean;
  /** Whether the payment was made. */
  isDone: (row: Row) => boolean;
}

/** Seconds that a payment page stays open: the provider's minimum of 30 minutes plus a margin for differing clocks. */
const pageSeconds = 35 * 60;

/** Absolute address of a page of the site. @throws for anything that is not a path of the site, which is a bug */
function pageOf(origin: string, path: string, id: string): string {
  const url = new URL(path.replaceAll('{id}', id), origin);
  if (!path.startsWith('/') || url.origin !== new URL(origin).origin) {
    throw new Error(`'${path}' is no path of the site.`);
  }
  return url.href;
}

/**
 * Opens the payment page of an attempt. The same form sent again gets the open page, the result of a finished attempt,
 * or a new attempt after an unsuccessful one: there are never two open pages for one attempt.
 */
export function openBeginMoney<Row extends BegunRow>(parts: BeginMoneyDeps<Row>) {
  const { store, payments, log, noun, facts, isOver, isDone } = parts;
  /** Attempts being started: a double click waits for the first and gets the same page. */
  const pendingAttempts = new Map<string, Promise<Begun>>();

  async function open(site: Site, row: Row, origin: string, words: PageWords): Promise<Begun> {
    const expiresAt = later(row.createdAt, pageSeconds);
    const session = await payments.begin(
      {
        ...words,
        title: words.title.slice(0, 250),
        reservationId: row.id,
        siteSlug: row.siteSlug,
        amountCents: row.amountCents,
        currency: row.currency,
        successUrl: pageOf(origin, row.successPath, row.id),
        cancelUrl: pageOf(origin, row.cancelPath, row.id),
        expiresAt,
      },
      `begin:${row.id}`,
    );
    const dueAt = later(row.createdAt, pollSeconds);
    const saved = await store.saveSession(row.id, { ...session, expiresAt, dueAt });
    if (!saved) return unavailable(site);
    log.info(facts(row), `${noun} begun`);
    return { ok: true, id: row.id, redirect: session.url };
  }

  /** The answer for an existing attempt; null when it has ended and another may start. */
  function answerFor(row: Row, origin: string, now: Date): Begun | 'begin' | null {
    if (isOver(row)) return null;
    if (isDone(row)) return { ok: true, id: row.id, redirect: pageOf(origin, row.successPath, row.id) };
    if (row.sessionUrl === null) return later(row.createdAt, maxBeginSeconds) > now ? 'begin' : null;
    const isOpen = row.sessionExpiresAt !== null && row.sessionExpiresAt > now;
    return isOpen ? { ok: true, id: row.id, redirect: row.sessionUrl } : null;
  }

  async function begin({ site, origin, key, now, prepare }: Attempt<Row>): Promise<Begun> {
    const known = await store.findByKey(site.slug, key);
    const answer = known && answerFor(known, origin, now);
    if (answer && answer !== 'begin') return answer;
    if (known && !answer) await store.move(known, { idempotencyKey: null });

    const prepared = await prepare();
    if ('ok' in prepared) return prepared;
    if (known && answer) return open(site, known, origin, prepared.words(known));
    const row = await prepared.storeAttempt();
    if ('ok' in row) return row;
    const existing = answerFor(row, origin, now);
    if (existing !== 'begin') return existing ?? unavailable(site);
    try {
      return await open(site, row, origin, prepared.words(row));
    } catch (fault) {
      // Even if a page was opened, its address is not known, so nobody can pay on it.
      const stored = await store.find(row.id);
      if (stored?.sessionId === null) {
        await store.move(row, { state: 'failed', endedAt: now, dueAt: null, idempotencyKey: null });
      }
      throw fault;
    }
  }

  return async (attempt: Attempt<Row>): Promise<Begun> => {
    const own = `${attempt.site.slug} ${attempt.key}`;
    const pending = pendingAttempts.get(own) ?? begin(attempt);
    pendingAttempts.set(own, pending);
    try {
      return await pending;
    } catch (fault) {
      log.error({ site: attempt.site.slug, ...describeFault(fault) }, `${noun} could not be begun`);
      return unavailable(attempt.site);
    } finally {
      pendingAttempts.delete(own);
    }
  };
}
