'use client';

import { useSite } from '@forecourt/ui';
import { lazy, Suspense, useState } from 'react';
import type { PopupOffer } from '../../model/offerCards.ts';
import { closedStore } from './popupMemory.ts';
import { usePopupMoment } from './usePopupMoment.ts';

export interface LateOfferPopupProps {
  /** The offer to show, from `popupOf`. */
  offer: PopupOffer;
  /** Path of the page, without its query. */
  path: string;
}

const Popup = lazy(() => import('../OfferPopup/OfferPopup.tsx').then(({ OfferPopup }) => ({ default: OfferPopup })));

/** Shows an offer in a popup at the right moment, and loads its code only then. */
export function LateOfferPopup({ offer, path }: LateOfferPopupProps) {
  const { site } = useSite();
  const [isClosed, setClosed] = useState(false);
  const isDue = usePopupMoment(offer, { site: site.slug, path });
  if (!isDue || isClosed) return null;
  const onClose = () => {
    closedStore(site.slug).set(new Date().getTime());
    setClosed(true);
  };
  return (
    <Suspense fallback={null}>
      <Popup offer={offer} onClose={onClose} />
    </Suspense>
  );
}
