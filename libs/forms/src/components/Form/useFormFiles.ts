import { useRef, useState, type RefObject } from 'react';
import type { Sending } from './useDraft.ts';

/** Where a form's files are uploaded, and what must finish before the form is sent. */
export interface FormFiles {
  href: string;
  keyOf: () => string;
  onWork: (work: Promise<void>) => void;
  /** Notes what a field still requires after a refused file; null once that is settled. */
  onUnsettled: (field: string, message: string | null) => void;
}

/**
 * Pending uploads of a form, which is sent only when they have finished.
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
  /** Null where nothing is pending. */
  const arrived = (): Promise<unknown> | null => {
    if (!work.current) return null;
    setIsWaiting(true);
    return work.current.then(() => setIsWaiting(false));
  };
  const files: FormFiles = { href, keyOf: () => sending.current.key, onWork, onUnsettled };
  return { files, isWaiting, arrived };
}
