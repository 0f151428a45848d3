import type { LoadMoment, SiteVendor } from '@forecourt/domain';
import { createStore, useSite, useStore } from '@forecourt/ui';
import { useState } from 'react';
import type { ConsentChoice } from '../../model/consent.ts';
import { consentStore } from '../ConsentBanner/consentStore.ts';

const unasked = createStore<ConsentChoice | null>('granted');

export interface VendorLeave {
  /** `asking`: a visitor has to press first. `waiting`: for an answer to the site's question. */
  state: 'asking' | 'waiting' | 'granted';
  /** When the vendor's code comes: at once where a visitor has just asked for it. */
  when: LoadMoment | 'asked';
  /** Whether it may still be loaded. */
  isAllowed: () => boolean;
  /** The visitor asks for it. */
  ask: () => void;
}

/** Whether a vendor may be loaded for this visitor. In the browser only. */
export function useVendor({ consent, when }: Pick<SiteVendor, 'consent' | 'when'>): VendorLeave {
  const { site } = useSite();
  const answer = consent === 'statistics' ? consentStore(site).choice : unasked;
  const choice = useStore(answer, null);
  const [isPressed, setPressed] = useState(false);
  const [wasGranted] = useState(choice === 'granted');
  const isGranted = choice === 'granted' && (consent !== 'functional' || isPressed);
  return {
    state: isGranted ? 'granted' : consent === 'functional' ? 'asking' : 'waiting',
    when: consent === 'essential' || (consent === 'statistics' && wasGranted) ? when : 'asked',
    isAllowed: () => answer.current() === 'granted',
    ask: () => setPressed(true),
  };
}
