'use client';

import { LateOfferPopup } from '@forecourt/offers';
import type { PopupOffer } from '@forecourt/offers/model';
import { usePathname } from 'next/navigation';

/** The site's popup, which knows by the address whether it may come up. */
export function SitePopup({ offer }: { offer: PopupOffer }) {
  return <LateOfferPopup offer={offer} path={usePathname()} />;
}
