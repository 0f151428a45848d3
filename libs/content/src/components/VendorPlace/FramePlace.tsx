'use client';

import { originOf } from '@forecourt/domain';
import { vendorMessages } from '@forecourt/domain/messages';
import { Button, loadFrame, Text } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { useEffect, useRef, useState } from 'react';
import { readFrameMessage } from '../../model/frameMessage.ts';
import { VendorCard } from '../VendorCard/VendorCard.tsx';
import type { VendorPlaceProps } from './VendorPlace.tsx';
import { useVendor } from './useVendor.ts';
import * as styles from './VendorPlace.css.ts';

/** Milliseconds in which a frame has to say that it is there. */
const patience = 10_000;

type State = 'away' | 'loading' | 'ready' | 'failed';

/** A vendor's frame in a card: it tells its height and its result, and the page believes its origin alone. */
export function FramePlace({ vendor, children }: VendorPlaceProps) {
  const say = useWords(vendorMessages);
  const { name, provider, part } = vendor;
  const { address, title, words, action } = part;
  const { first, most } = part.height;
  const leave = useVendor(vendor);
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>('away');
  const [answer, setAnswer] = useState('');
  const { when } = leave;
  const isGranted = leave.state === 'granted';
  const { isAllowed } = leave;
  const mayLoad = useRef(isAllowed);
  useEffect(() => {
    mayLoad.current = isAllowed;
  });

  useEffect(() => {
    const into = place.current;
    if (!isGranted || !into) return undefined;
    let frame: HTMLIFrameElement | null = null;
    let isGone = false;
    let late: ReturnType<typeof setTimeout> | undefined;
    const fail = (error: unknown) => {
      if (isGone) return;
      console.warn(`${name} could not be shown`, error);
      into.replaceChildren();
      frame = null;
      setState('failed');
    };
    const hear = ({ source, origin, data }: MessageEvent) => {
      if (!frame || source !== frame.contentWindow || origin !== originOf(address)) return;
      const message = readFrameMessage(data);
      if (!message) return;
      clearTimeout(late);
      setState('ready');
      if (message.kind === 'height') frame.height = String(Math.min(message.height, most));
      if (message.kind === 'answer') setAnswer(message.words);
    };
    addEventListener('message', hear);
    loadFrame({
      name,
      frame: address,
      into,
      title,
      height: first,
      when,
      isAllowed: () => !isGone && mayLoad.current(),
    }).then((made) => {
      frame = made;
      setState('loading');
      late = setTimeout(() => fail('It did not answer'), patience);
    }, fail);
    return () => {
      isGone = true;
      clearTimeout(late);
      removeEventListener('message', hear);
      into.replaceChildren();
      setState('away');
      setAnswer('');
    };
  }, [isGranted, when, name, address, title, first, most]);

  const asks = leave.state === 'asking' && (
    <Button variant="secondary" onClick={leave.ask}>
      {action}
    </Button>
  );
  const isAway = leave.state === 'waiting' || state === 'failed' || answer !== '';
  return (
    <VendorCard title={title} words={words} provider={provider} action={asks || (isAway && children)}>
      <div className={styles.frame} ref={place} />
      <div role="status">
        {state === 'failed' && (
          <Text size="small" tone="danger">
            {say('vendor.cannotBeReached', { provider })}
          </Text>
        )}
        {state === 'ready' && answer && <Text>{answer}</Text>}
      </div>
    </VendorCard>
  );
}
