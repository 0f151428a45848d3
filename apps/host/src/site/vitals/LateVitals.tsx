'use client';

import { useSite, whenIdle } from '@forecourt/ui';
import { useEffect } from 'react';

/** Milliseconds after everything of the page is there: nothing of it waits for what is measured with. */
const after = 1_000;

const isChosen = (sampleRate: number): boolean => !navigator.webdriver && Math.random() < sampleRate;

/**
 * Has some visits report how fast the page was for them. Others never load what it is measured with, and neither do
 * browsers that a program drives. Shows nothing.
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
