import { useEffect, useState } from 'react';
import { readAppointments, type Appointments } from './appointments.ts';

/** Timeout in milliseconds, after which the visitor is asked in a text field instead. */
const patience = 8_000;

export type AppointmentsState = 'loading' | 'failed' | Appointments;

async function ask(href: string, signal: AbortSignal): Promise<Appointments | null> {
  const response = await fetch(href, {
    headers: { accept: 'application/json' },
    cache: 'no-store',
    signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
  });
  return response.ok ? readAppointments(await response.json()) : null;
}

/**
 * Fetches the times that are free now.
 * @param round requests again whenever it changes; what was there stays in sight meanwhile
 */
export function useAppointments(href: string, round: number): AppointmentsState {
  const [state, setState] = useState<AppointmentsState>('loading');
  useEffect(() => {
    const leaving = new AbortController();
    ask(href, leaving.signal).then(
      (found) => setState(found && found.days.length > 0 ? found : 'failed'),
      () => {
        if (!leaving.signal.aborted) setState('failed');
      },
    );
    return () => leaving.abort();
  }, [href, round]);
  return state;
}
