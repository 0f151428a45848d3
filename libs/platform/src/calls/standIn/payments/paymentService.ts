import { formatMoney } from '@forecourt/domain';
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { openPaymentApi, type ApiAnswer, type ApiCall } from './paymentApi.ts';
import { openPaymentHooks } from './paymentHooks.ts';
import type { StandInOffer, LedgerSession, PaymentBooks } from './ledgerRecords.ts';
import { LedgerRefusal, PaymentLedger } from './paymentLedger.ts';
import { closedPage, pageHeaders, paymentPage, type PageFacts } from './paymentPage.ts';
import { readCard } from './testCards.ts';

export interface PaymentServiceOptions {
  now: () => Date;
  /** Origin of this server, once it listens. */
  origin: () => string;
  webhookSecret: string;
  webhookUrl: string | null;
  /** How long the bank of the card that times out does not answer, in milliseconds. */
  bankMs: number;
  /** Whether every event is posted twice now. */
  sendsTwice: () => boolean;
}

export interface PageAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export interface PaymentService {
  api(call: ApiCall): ApiAnswer;
  /** A payment page. @param path behind `/pay/` */
  page(method: string, path: string, body: string): Promise<PageAnswer>;
  books(): PaymentBooks;
  close(): Promise<void>;
}

/** Payment methods of a page, by the requested configuration. */
const waysOf = (offer: StandInOffer | null) => ({
  cards: offer !== 'pmc_test_wallets',
  wallets: offer === 'pmc_test_cards' ? [] : ['Google Pay', 'Apple Pay'],
});

/** Fingerprint of a card. A test card with another security code counts as another card. */
const fingerprintOf = (card: string): string => createHash('sha256').update(card).digest('base64url').slice(0, 16);

const show = (status: number, body: string, leadsTo: string[] = []): PageAnswer => ({
  status,
  headers: pageHeaders(leadsTo),
  body,
});

const toPlace = (location: string): PageAnswer => ({
  status: 303,
  headers: { location, 'cache-control': 'no-store' },
  body: '',
});

/** A payment provider in memory: API, payment pages and signed events. */
export function openPaymentService(options: PaymentServiceOptions): PaymentService {
  const { now, origin, bankMs } = options;
  let twiceNow = false;
  const hooks = openPaymentHooks({
    url: options.webhookUrl,
    secret: options.webhookSecret,
    now,
    sendsTwice: () => twiceNow || options.sendsTwice(),
  });
  const ledger = new PaymentLedger({ notify: hooks.sendEvent, now, pages: () => `${origin()}/pay` });

  const done = ({ id, success_url: target }: LedgerSession): PageAnswer =>
    toPlace(target.replaceAll('{CHECKOUT_SESSION_ID}', id));

  function form(session: LedgerSession, status: number, more: Partial<PageFacts> = {}): PageAnswer {
    const { title, description, offer, note } = ledger.subject(session.id);
    const facts = {
      title,
      description,
      note,
      ways: waysOf(offer),
      amount: formatMoney(session.amount_total),
      back: session.cancel_url,
    };
    const leadsTo = [session.success_url, session.cancel_url].map((url) => new URL(url).origin);
    return show(status, paymentPage({ ...facts, ...more }), [...new Set(leadsTo)]);
  }

  async function pay(session: LedgerSession, body: string): Promise<PageAnswer> {
    const posted = new URLSearchParams(body);
    const { offer, email } = ledger.subject(session.id);
    const wallet = waysOf(offer).wallets.find((one) => one === posted.get('wallet'));
    if (wallet !== undefined) {
      // Every visitor has one wallet, always the same.
      ledger.authorise(session.id, fingerprintOf(`${wallet} of ${email}`));
      return done(ledger.session(session.id));
    }
    const entry = {
      number: posted.get('number') ?? '',
      expiry: posted.get('expiry') ?? '',
      cvc: posted.get('cvc') ?? '',
    };
    const reading = readCard(entry, now());
    // A number that is not a test card may be a real one: it is neither shown again nor stored.
    const visibleEntry = reading.ok || !reading.errors.number ? entry : { ...entry, number: '' };
    if (!reading.ok) return form(session, 422, { errors: reading.errors, entry: visibleEntry });
    switch (reading.conduct) {
      case 'declines':
        ledger.decline(session.id, 'card_declined', 'Your card was declined.');
        return form(session, 402, {
          trouble: 'The card was declined. You haven’t been charged. Try another card.',
          entry: visibleEntry,
        });
      case 'times-out':
        await wait(bankMs, undefined, { ref: false });
        ledger.decline(session.id, 'processing_error', 'The bank did not answer.');
        return form(session, 504, {
          trouble: 'The bank didn’t respond in time. You haven’t been charged.',
          entry: visibleEntry,
        });
      default:
        twiceNow = reading.conduct === 'answers-twice';
        ledger.authorise(session.id, fingerprintOf(`${entry.number.replace(/\D/g, '')} ${entry.cvc.trim()}`));
        twiceNow = false;
        return done(ledger.session(session.id));
    }
  }

  return {
    api: openPaymentApi(ledger),
    async page(method, id, body) {
      try {
        const session = ledger.session(id);
        if (session.status === 'complete') return done(session);
        if (session.status === 'expired') {
          const words = 'It was only open for a limited time. You haven’t been charged, and you can start again.';
          return show(410, closedPage('This payment page has expired', words, session.cancel_url));
        }
        return method === 'POST' ? await pay(session, body) : form(session, 200);
      } catch (fault) {
        if (!(fault instanceof LedgerRefusal)) throw fault;
        return show(404, closedPage('We can’t find that payment', 'The demo may have been restarted.', null));
      }
    },
    books: () => ledger.books(),
    close: () => hooks.close(),
  };
}
