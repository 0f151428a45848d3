import { Breadcrumbs, GuaranteeStrip } from '@forecourt/content';
import { searchHref } from '@forecourt/content/model';
import { isInStock, reservePath, timeZoneAt } from '@forecourt/domain';
import { vehicleMessages, wordsOf, vehiclePageMessages } from '@forecourt/domain/messages';
import { LateVehicleToggles, WakeForVisitor } from '@forecourt/shopper';
import { Container, later, Section } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import {
  BackToResults,
  LateLiveTag,
  LatePart,
  LateStickyBar,
  LateVehicleGallery,
  LiveVehicle,
  UsedFeatureStrip,
  VehicleSidebar,
} from '@forecourt/vehicle';
import { pageVehicle, takesDeposits, usedFeatures, vehicleTitle } from '@forecourt/vehicle/model';
import type { ReactNode } from 'react';
import type { VehiclePageProps } from '../contract/props.ts';
import { LateSimilarRow } from './LateSimilarRow.tsx';
import { PointList } from './PointList.tsx';
import { certifiedPoints, showsCertified } from './reasons.ts';
import { VehicleCall, VehicleCallNow } from './VehicleCall.tsx';
import { VehicleTools } from './VehicleTools.tsx';
import { vehicleTrail } from './vehicleTrail.ts';
import * as styles from './VehicleLayout.css.ts';

export interface VehicleLayoutProps extends VehiclePageProps {
  /** Sections between the pictures and the enquiry, in the template's own order. */
  children: ReactNode;
}

/** Pictures and, beside them, the actions; on phones below, with the main action in a bar at the bottom. */
export function VehicleLayout({ site, vehicle, similar, now, slots, children }: VehicleLayoutProps) {
  const say = useWords(vehiclePageMessages);
  const { search } = site.paths;
  const { make, simple_body: body } = vehicle;
  const listed = isInStock(vehicle);
  const page = pageVehicle(vehicle);
  const timeZone = timeZoneAt(site.locations, vehicle.location_id);
  const isUsed = vehicle.car_type === 'used';
  const hasStrip = site.flags.guaranteeStrip && isUsed;
  const reserveHref = takesDeposits(vehicle, site.flags) && !vehicle.reserved ? reservePath(vehicle) : search;
  const features = usedFeatures(vehicle, {
    certifiedBadge: site.flags.certifiedBadge,
    promises: hasStrip ? [] : site.guarantees,
    now,
    timeZone,
    say: wordsOf(vehicleMessages, site),
    locale: site.locale,
  });
  return (
    <>
      <LiveVehicle vehicle={page} />
      <Container>
        <div className={styles.trail}>
          <BackToResults searchPath={search} />
          <Breadcrumbs trail={vehicleTrail(site, vehicle)} current={vehicleTitle(vehicle)} oneLine />
        </div>
        <div className={styles.columns}>
          <div className={styles.gallery}>
            <LatePart>
              <LateVehicleGallery
                images={vehicle.images}
                name={vehicleTitle(vehicle)}
                tag={<LateLiveTag vehicle={page} renderedAt={now.getTime()} />}
              />
            </LatePart>
          </div>
          <div className={styles.side}>
            <div className={styles.sticky}>
              <VehicleSidebar
                vehicle={vehicle}
                site={site}
                page={page}
                toggles={slots.vehicleToggles ?? <LateVehicleToggles vehicle={page} />}
                finance={
                  <>
                    {slots.finance}
                    {slots.belowPrice}
                  </>
                }
                share={slots.share ?? <VehicleTools site={site} vehicle={vehicle} />}
                actions={slots.actions}
                slots={slots.buttons}
                similar={slots.similar}
                timeZone={timeZone}
              />
              {slots.call ?? <VehicleCall site={site} vehicle={vehicle} now={now} />}
              {slots.sidebar}
            </div>
          </div>
          <div {...later({ phone: 104, desk: 97 }, styles.below)}>
            <LatePart>
              <div className={styles.sections}>
                {hasStrip && <GuaranteeStrip guarantees={site.guarantees} reserveHref={reserveHref} place="column" />}
                <UsedFeatureStrip features={features} />
                {showsCertified(vehicle, site) && (
                  <PointList title={say('vehiclePage.certifiedPreOwned', { make })} points={certifiedPoints(site)} />
                )}
                {children}
              </div>
            </LatePart>
          </div>
        </div>
      </Container>
      {similar.length > 0 && (
        <Section tone="sunken" later={{ phone: 42, desk: 47 }}>
          <Container>
            {slots.similarRow ?? (
              <LateSimilarRow
                vehicles={similar}
                renderedAt={now.getTime()}
                title={listed ? say('vehiclePage.youMayAlsoLike') : say('vehiclePage.stillInStock')}
                more={{
                  href: searchHref(search, { body: body ?? undefined }),
                  label: say('vehiclePage.seeAllLikeThis'),
                }}
              />
            )}
          </Container>
        </Section>
      )}
      {slots.viewed && (
        <Container>
          <div className={styles.viewed}>{slots.viewed}</div>
        </Container>
      )}
      <LatePart>
        <LateStickyBar
          vehicle={page}
          call={<VehicleCallNow site={site} vehicle={vehicle} />}
          enquire={slots.barEnquire}
        />
      </LatePart>
      <WakeForVisitor />
    </>
  );
}
