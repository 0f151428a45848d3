'use client';

import { shareMessages } from '@forecourt/domain/messages';
import { useToast } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { useEffect, useRef, useState } from 'react';
import { ShareMark } from './ShareMark.tsx';
import * as styles from './VehicleShare.css.ts';

/** Milliseconds for which the button says that it is copied. */
const doneTime = 1_500;

export interface CopyLinkProps {
  /** Name of the vehicle. */
  name: string;
  /** Absolute address of the page. */
  url: string;
}

/** Copies the page's address; shows it for copying by hand where the browser denies access to the clipboard. */
export function CopyLink({ name, url }: CopyLinkProps) {
  const say = useWords(shareMessages);
  const toast = useToast();
  const [done, setDone] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
    } catch {
      window.prompt(say('share.copyThisLink'), url);
      return;
    }
    toast(say('share.copiedName', { name }));
    setDone(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setDone(false), doneTime);
  };

  return (
    <button className={styles.choice} type="button" onClick={() => void copy()}>
      <ShareMark kind="copy" />
      {done ? say('share.copied') : say('share.copyLink')}
    </button>
  );
}
