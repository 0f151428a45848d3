'use client';

import { useEffect, useRef, useState } from 'react';

export interface LenderWordsProps {
  carId: string;
  /** As of when the page was rendered. */
  words: string;
}

/** A lender's disclaimer. The page may be an hour old, so the current text is fetched when it is opened. */
export function LenderWords({ carId, words }: LenderWordsProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [shownWords, setShownWords] = useState(words);
  useEffect(() => {
    const details = place.current?.closest('details');
    if (!details) return undefined;
    let stays = true;
    const ask = async () => {
      const answer = await fetch(`/api/cars/${encodeURIComponent(carId)}/finance-disclaimer`);
      const { disclaimer } = ((answer.ok && (await answer.json())) || {}) as { disclaimer?: string | null };
      if (stays && disclaimer) setShownWords(disclaimer);
    };
    const opened = () => {
      if (!details.open) return;
      details.removeEventListener('toggle', opened);
      // Without an answer the text of the page stays.
      ask().catch(() => undefined);
    };
    // It may have been opened before it was awake.
    opened();
    details.addEventListener('toggle', opened);
    return () => {
      stays = false;
      details.removeEventListener('toggle', opened);
    };
  }, [carId]);
  return <span ref={place}>{shownWords}</span>;
}
