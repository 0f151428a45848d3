'use client';

import { useSite, whenIdle } from '@forecourt/ui';
import { useEffect } from 'react';

/** Milliseconds after the load event, so that nothing waits for the measuring code. */
const after = 1_000;

const isChosen = (sampleRate: number): boolean => !navigator.webdriver && Math.random() < sampleRate;

/**
 * Reports web vitals of a sample of visits. Others never load the measuring code, and neither do automated browsers.
 * Renders nothing.
 */
export function LateVitals({ sampleRate }: { sampleRate: number }) {
  const { site } = useSite();
  useEffect(() => {
    if (!isChosen(sampleRate)) return undefined;
    let callOff: (() => void) | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = () =>
      import('./reportVisit.ts').then(
        ({ reportVisit }) => reportVisit(site),
        (error: unknown) => console.warn('The figures of the visit could not be measured', error),
      );
    const wait = () => {
      timer = setTimeout(() => {
        callOff = whenIdle(() => void load());
      }, after);
    };
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
    return () => {
      removeEventListener('load', wait);
      clearTimeout(timer);
      callOff?.();
    };
  }, [sampleRate, site]);
  return null;
}
