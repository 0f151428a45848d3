import { useRef, type RefObject } from 'react';
import { isFreshStart } from '../../model/startedAt.ts';
import type { Sending } from './useDraft.ts';

/** Milliseconds. A form that gets no time goes without one, and the server says what it makes of that. */
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
 * When this form was begun, in the server's own hand: asked for when its visitor first touches it, because the page
 * itself is stored and the same for everybody.
 */
export function useBeginning(
  endpoint: string,
  { sending, begin }: { sending: RefObject<Sending>; begin: (startedAt: string) => void },
) {
  const asked = useRef<Promise<void> | null>(null);
  const isKnown = () => isFreshStart(sending.current.startedAt, Date.now());
  const ask = async () => {
    const startedAt = await askTime(endpoint);
    if (startedAt !== '') begin(startedAt);
  };
  return {
    /** At every touch of the form. */
    touch: () => {
      if (!isKnown()) asked.current ??= ask();
    },
    /** Before it is sent. */
    begun: async () => {
      await asked.current;
      if (!isKnown()) await ask();
    },
  };
}
