import {
  addressLine,
  carPath,
  dealerLicence,
  isInStock,
  vehicleLocation,
  type PublicSite,
  type Vehicle,
} from '@forecourt/domain';
import { specificationMessages, vehicleMessages } from '@forecourt/domain/messages';
import { ButtonLink, Heading, Picture, Text } from '@forecourt/ui';
import { useLocale, useWords } from '@forecourt/ui/words';
import type { ReactNode } from 'react';
import { runOn, truncateSentences } from '../../model/comments.ts';
import { pageVehicle } from '../../model/pageVehicle.ts';
import { keyFacts, specifications, type SpecificationItem } from '../../model/specifications.ts';
import { titleLines } from '../../model/title.ts';
import { PriceBlock } from '../PriceBlock/PriceBlock.tsx';
import { PrintNow } from './PrintNow.tsx';
import * as styles from './VehiclePrint.css.ts';

export interface VehiclePrintProps {
  /** The vehicle to print. */
  vehicle: Vehicle;
  /** Name, origin, switches, places and licences of the site. */
  site: Pick<PublicSite, 'name' | 'origin' | 'flags' | 'locations' | 'licenceNumbers'>;
  /** Time the page is rendered: decides what is open, new or past. */
  now: Date;
  /** Finance example with all its required disclosures. */
  finance?: ReactNode;
  /** QR code with the address of the vehicle's page. */
  qrCode?: ReactNode;
}

const maxFeatures = 24;
const commentLength = 400;

function Facts({ title, items }: { title: string; items: readonly SpecificationItem[] }) {
  if (items.length === 0) return null;
  return (
    <section className={styles.part}>
      <Heading level={2} size="large">
        {title}
      </Heading>
      <dl className={styles.facts}>
        {items.map(({ label, value }) => (
          <div className={styles.fact} key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The vehicle on one sheet of A4, shown on screen first. Without a phone number, which is shown on request only. */
export function VehiclePrint({ vehicle, site, now, finance, qrCode }: VehiclePrintProps) {
  const say = useWords(vehicleMessages);
  const sayFact = useWords(specificationMessages);
  const locale = useLocale();
  const { main, detail } = titleLines(vehicle);
  const place = vehicleLocation(site, vehicle);
  const features = [...new Set(vehicle.standardEquipment)];
  const unshown = features.length - maxFeatures;
  const comments = truncateSentences(runOn(vehicle.dealercomments ?? ''), commentLength);
  const licence = place?.dealer_license_number ?? site.licenceNumbers[0];
  const showUnregistered = site.flags.unregisteredNotice;
  return (
    <article className={styles.sheet}>
      <div className={styles.bar}>
        <div className={styles.back}>
          <ButtonLink href={carPath(vehicle)} variant="quiet" icon="chevron-left">
            {say('vehicle.backToTheVehicle')}
          </ButtonLink>
        </div>
        <PrintNow />
      </div>
      <header className={styles.head}>
        <div>
          <Heading level={1} size="title">
            {main}
          </Heading>
          {detail && <Text tone="muted">{detail}</Text>}
        </div>
        {isInStock(vehicle) ? (
          <PriceBlock vehicle={{ ...pageVehicle(vehicle), autograb_data: null }} />
        ) : (
          <strong>{say('vehicle.printSold')}</strong>
        )}
      </header>
      {finance && <div className={styles.finance}>{finance}</div>}
      <div className={styles.top}>
        <div className={styles.side}>
          <Picture
            url={vehicle.primary_image_url ?? vehicle.images[0]?.url}
            alt={main}
            sizes="(min-width: 768px) 420px, 100vw"
            priority
          />
          {comments.shown && (
            <section className={styles.part}>
              <Heading level={2} size="large">
                {say('vehicle.fromTheDealer')}
              </Heading>
              <p className={styles.words}>
                {comments.shown}
                {comments.rest && (/[.!?…]$/u.test(comments.shown) ? ' …' : '…')}
              </p>
            </section>
          )}
        </div>
        <Facts
          title={say('vehicle.keyInformation')}
          items={keyFacts(vehicle, { now, showUnregistered, timeZone: place?.time_zone, say: sayFact, locale })}
        />
      </div>
      {features.length > 0 && (
        <section className={styles.part}>
          <Heading level={2} size="large">
            {say('vehicle.features')}
          </Heading>
          <ul className={styles.features}>
            {features.slice(0, maxFeatures).map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
            {unshown > 0 && <li>{say('vehicle.andMore', { count: unshown })}</li>}
          </ul>
        </section>
      )}
      <Facts title={say('vehicle.specifications')} items={specifications(vehicle, sayFact, locale)} />
      <footer className={styles.foot}>
        <div>
          <strong>{vehicle.dealership_name ?? site.name}</strong>
          {place && <p className={styles.words}>{addressLine(place)}</p>}
          {licence && <p className={styles.words}>{dealerLicence(licence, place?.address.state)}</p>}
          <p className={styles.address}>{`${site.origin}${carPath(vehicle)}`}</p>
        </div>
        {qrCode && <div className={styles.code}>{qrCode}</div>}
      </footer>
    </article>
  );
}
