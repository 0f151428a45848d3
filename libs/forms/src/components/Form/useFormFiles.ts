import { useRef, useState, type RefObject } from 'react';
import type { Sending } from './useDraft.ts';

/** Where a form's files go, and what has to be done before the form itself may go. */
export interface FormFiles {
  href: string;
  keyOf: () => string;
  onWork: (work: Promise<void>) => void;
  /** Notes what a field still asks of its visitor after a file was refused; null once that is done. */
  onUnsettled: (field: string, message: string | null) => void;
}

/**
 * Files on their way: a form is sent only when they are there.
 * @param sending whose key the files belong to
 * @param onUnsettled hears what fields ask of their visitor after a file was refused
 */
export function useFormFiles(href: string, sending: RefObject<Sending>, onUnsettled: FormFiles['onUnsettled']) {
  const work = useRef<Promise<unknown> | null>(null);
  const [isWaiting, setIsWaiting] = useState(false);

  const onWork = (more: Promise<void>) => {
    const all = Promise.allSettled([work.current, more]).then(() => {
      if (work.current === all) work.current = null;
    });
    work.current = all;
  };
  /** Null where nothing is on its way. */
  const arrived = (): Promise<unknown> | null => {
    if (!work.current) return null;
    setIsWaiting(true);
    return work.current.then(() => setIsWaiting(false));
  };
  const files: FormFiles = { href, keyOf: () => sending.current.key, onWork, onUnsettled };
  return { files, isWaiting, arrived };
}
