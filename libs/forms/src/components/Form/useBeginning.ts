import { useRef, type RefObject } from 'react';
import { isFreshStart } from '../../model/startedAt.ts';
import type { Sending } from './useDraft.ts';

/** Timeout in milliseconds. A form without a time is sent without one, and the server decides how to treat that. */
const patience = 8_000;

async function askTime(endpoint: string): Promise<string> {
  try {
    const response = await fetch(endpoint, {
      headers: { accept: 'application/json' },
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
    const answer = (await response.json()) as { started_at?: unknown } | null;
    return typeof answer?.started_at === 'string' ? answer.started_at : '';
  } catch {
    return '';
  }
}

/**
 * When this form was begun, signed by the server: fetched when the form is first touched, because the page itself is
 * stored and the same for everybody.
 */
export function useBeginning(
  endpoint: string,
  { sending, begin }: { sending: RefObject<Sending>; begin: (startedAt: string) => void },
) {
  const request = useRef<Promise<void> | null>(null);
  const isKnown = () => isFreshStart(sending.current.startedAt, Date.now());
  const ask = async () => {
    const startedAt = await askTime(endpoint);
    if (startedAt !== '') begin(startedAt);
  };
  return {
    /** Call at every interaction with the form. */
    touch: () => {
      if (!isKnown()) request.current ??= ask();
    },
    /** Await before sending. */
    begun: async () => {
      await request.current;
      if (!isKnown()) await ask();
    },
  };
}
