'use client';

import { LateOfferPopup } from '@forecourt/offers';
import type { PopupOffer } from '@forecourt/offers/model';
import { usePathname } from 'next/navigation';

/** The site's popup, which decides by the address whether to open. */
export function SitePopup({ offer }: { offer: PopupOffer }) {
  return <LateOfferPopup offer={offer} path={usePathname()} />;
}
