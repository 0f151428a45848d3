import { isInStock, type PublicSite, type Vehicle } from '@forecourt/domain';
import { Heading, Text } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { panel } from '../pages/pages.css.ts';

export interface EnquireSectionProps {
  site: PublicSite;
  vehicle: Vehicle;
  children: ReactNode;
}

/** The enquiry under the anchor that buttons lead to. */
export function EnquireSection({ site, vehicle, children }: EnquireSectionProps) {
  const inStock = isInStock(vehicle);
  return (
    <section className={panel} id="enquire" aria-labelledby="enquire-title">
      <div>
        <Heading level={2} size="title" id="enquire-title">
          {inStock ? `Ask about this ${site.texts.vehicleNoun}` : 'Find me something similar'}
        </Heading>
        <Text tone="muted">
          {inStock
            ? 'Tell us how to reach you and one of our people will be in touch.'
            : 'This one has gone to a new owner. Tell us what you are after and we will look for it.'}
        </Text>
      </div>
      {children}
    </section>
  );
}
