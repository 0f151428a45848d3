import { isInStock, type PublicSite, type Vehicle } from '@forecourt/domain';
import { vehiclePageMessages } from '@forecourt/domain/messages';
import { useWords } from '@forecourt/ui/words';
import type { ReactNode } from 'react';
import { panel } from '../pages/pages.css.ts';

export interface EnquireSectionProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** The vehicle of the page. */
  vehicle: Vehicle;
  /** The enquiry form under its own heading. */
  children: ReactNode;
}

/** The enquiry form, at the anchor that buttons link to. */
export function EnquireSection({ site, vehicle, children }: EnquireSectionProps) {
  const say = useWords(vehiclePageMessages);
  const label = isInStock(vehicle)
    ? say('vehiclePage.askAboutThis', { noun: site.texts.vehicleNoun })
    : say('vehiclePage.findSimilar');
  return (
    <section className={panel} id="enquire" aria-label={label}>
      {children}
    </section>
  );
}
