'use client';

import { around, paymentMessages } from '@forecourt/domain/messages';
import { useWords } from '@forecourt/ui/words';
import { useEffect } from 'react';
import * as styles from './PaymentWait.css.ts';

export interface PaymentWaitProps {
  /** Address of this page. */
  href: string;
  /** Endpoint that returns `{ state }` as JSON; without it the page is reloaded. */
  statusUrl?: string;
}

/** Seconds between two polls: short at first, when most banks answer, then longer. */
const pauses = [2, 2, 3, 3, 5, 5, 8] as const;
const longestPause = 10;

/** Whether the payment is finished. A failed poll means nothing. */
async function isOver(statusUrl: string): Promise<boolean> {
  try {
    const response = await fetch(statusUrl, { cache: 'no-store', signal: AbortSignal.timeout(8_000) });
    const answer: unknown = await response.json();
    const state = (answer as { state?: unknown } | null)?.state;
    return response.ok && typeof state === 'string' && state !== 'paying';
  } catch {
    return false;
  }
}

/** Polls until the bank has answered, then reloads the page. Without JavaScript the browser reloads by itself. */
export function PaymentWait({ href, statusUrl }: PaymentWaitProps) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let ended = false;
    const look = async (times: number) => {
      const over = statusUrl ? await isOver(statusUrl) : true;
      if (ended) return;
      if (over) window.location.reload();
      else wait(times + 1);
    };
    const wait = (times: number) => {
      timer = setTimeout(() => void look(times), (statusUrl ? (pauses[times] ?? longestPause) : longestPause) * 1_000);
    };
    wait(0);
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }, [statusUrl]);

  const say = useWords(paymentMessages);
  const [before, after] = around((link) => say('payment.waiting', { link }));
  return (
    <div className={styles.wait} role="status">
      <noscript>
        <meta httpEquiv="refresh" content="8" />
      </noscript>
      <span className={styles.spinner} aria-hidden="true" />
      <span>
        {before}
        <a href={href}>{say('payment.lookAgain')}</a>
        {after}
      </span>
    </div>
  );
}
