import { isInStock, type PublicSite, type Vehicle } from '@forecourt/domain';
import type { ReactNode } from 'react';
import { panel } from '../pages/pages.css.ts';

export interface EnquireSectionProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** The vehicle it is about. */
  vehicle: Vehicle;
  /** The enquiry under its own heading. */
  children: ReactNode;
}

/** The enquiry under the anchor that buttons lead to. */
export function EnquireSection({ site, vehicle, children }: EnquireSectionProps) {
  const label = isInStock(vehicle) ? `Ask about this ${site.texts.vehicleNoun}` : 'Find me something similar';
  return (
    <section className={panel} id="enquire" aria-label={label}>
      {children}
    </section>
  );
}
