'use client';

import { vendorMessages } from '@forecourt/domain/messages';
import { Button, loadTag } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { useEffect, useRef, useState } from 'react';
import { VendorCorner } from '../VendorCorner/VendorCorner.tsx';
import { VendorStrip } from '../VendorStrip/VendorStrip.tsx';
import type { VendorPlaceProps } from './VendorPlace.tsx';
import { useVendor } from './useVendor.ts';

/**
 * A vendor's script, and an element that it may fill, which its `data-place` names, and the event `forecourt:place`
 * each time there is a new one. In `head` it has none.
 */
export function ScriptPlace({ vendor, children }: VendorPlaceProps) {
  const say = useWords(vendorMessages);
  const { name, provider, slot, part } = vendor;
  const { address, action, attributes } = part;
  const leave = useVendor(vendor);
  const [isThere, setThere] = useState(false);
  const isGranted = leave.state === 'granted';
  const { when, isAllowed } = leave;
  const order = useRef({ attributes, isAllowed });
  useEffect(() => {
    order.current = { attributes, isAllowed };
  });
  const id = `vendor-${name}`;

  useEffect(() => {
    if (!isGranted) return undefined;
    let isGone = false;
    loadTag({
      name,
      script: address,
      attributes: { ...order.current.attributes, place: `#${id}` },
      when,
      isAllowed: () => !isGone && order.current.isAllowed(),
    }).then(
      () => {
        if (isGone) return;
        setThere(true);
        // The script runs once; pages that are opened later have a new element for it.
        dispatchEvent(new CustomEvent('forecourt:place', { detail: { name, place: `#${id}` } }));
      },
      (error: unknown) => {
        if (!isGone) console.warn(`${name} could not be loaded`, error);
      },
    );
    return () => {
      isGone = true;
    };
  }, [isGranted, when, name, address, id]);

  if (slot === 'head') return null;
  const before =
    leave.state === 'asking' ? (
      <Button variant="secondary" onClick={leave.ask}>
        {say('vendor.actionBy', { action, provider })}
      </Button>
    ) : (
      children
    );
  const shown = isThere ? null : before;
  const place = <div id={id} />;
  if (slot === 'chat-corner') return <VendorCorner place={place}>{shown}</VendorCorner>;
  if (slot === 'header') return <VendorStrip place={place}>{shown}</VendorStrip>;
  return (
    <>
      {shown}
      {place}
    </>
  );
}
