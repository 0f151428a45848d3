import { Breadcrumbs } from '@forecourt/content';
import { searchHref } from '@forecourt/content/model';
import { isInStock, makePath, modelPath } from '@forecourt/domain';
import { VehicleToggles } from '@forecourt/shopper';
import { Container, Section } from '@forecourt/ui';
import { SimilarVehicles, StickyBar, VehicleGallery, VehicleSidebar } from '@forecourt/vehicle';
import { vehicleTitle } from '@forecourt/vehicle/model';
import type { VehicleSummary } from '@forecourt/domain';
import type { ReactNode } from 'react';
import type { VehiclePageProps } from '../contract/props.ts';
import { callHref } from './callHref.ts';
import * as styles from './VehicleLayout.css.ts';

export interface VehicleLayoutProps extends VehiclePageProps {
  /** Over everything, across the page. */
  banner?: ReactNode;
  /** Between the pictures and the enquiry, in the template's own order. */
  children: ReactNode;
}

const ownToggles = (vehicle: VehicleSummary) => <VehicleToggles vehicle={vehicle} />;

/** Pictures and, beside them, what to do; on phones under each other, with the main action within the thumb's reach. */
export function VehicleLayout({ site, vehicle, similar, now, slots, banner, children }: VehicleLayoutProps) {
  const { search } = site.paths;
  const { make, model, simple_body: body } = vehicle;
  // The last of its kind may be sold: the pages of make and model can be gone by then, a search cannot.
  const listed = isInStock(vehicle);
  const call = callHref(site, vehicle, now);
  return (
    <>
      {banner}
      <Container>
        <div className={styles.trail}>
          <Breadcrumbs
            trail={[
              { name: 'Home', href: '/' },
              { name: make, href: listed ? makePath(search, make) : searchHref(search, { make }) },
              { name: model, href: listed ? modelPath(search, make, model) : searchHref(search, { make, model }) },
            ]}
            current={vehicleTitle(vehicle)}
          />
        </div>
        <div className={styles.columns}>
          <div className={styles.gallery}>
            <VehicleGallery images={vehicle.images} name={vehicleTitle(vehicle)} />
          </div>
          <div className={styles.side}>
            <div className={styles.sticky}>
              <VehicleSidebar
                vehicle={vehicle}
                toggles={slots.vehicleToggles ?? <VehicleToggles vehicle={vehicle} direction="row" />}
                finance={slots.finance}
                share={slots.share}
                actions={slots.actions}
              />
              {slots.call}
            </div>
          </div>
          <div className={styles.sections}>{children}</div>
        </div>
      </Container>
      {similar.length > 0 && (
        <Section tone="sunken">
          <Container>
            <SimilarVehicles
              vehicles={similar}
              now={now}
              title={isInStock(vehicle) ? 'You may also like' : 'Still in stock'}
              more={{ href: searchHref(search, { body: body ?? undefined }), label: 'See all like this' }}
              renderToggles={slots.toggles ?? ownToggles}
            />
          </Container>
        </Section>
      )}
      {slots.viewed && (
        <Container>
          <div className={styles.viewed}>{slots.viewed}</div>
        </Container>
      )}
      <StickyBar vehicle={vehicle} call={call} />
    </>
  );
}
