import {
  defaultTimeZone,
  paymentMethods,
  payWords,
  reservePath,
  type PaymentMethod,
  type PublicSite,
} from '@forecourt/domain';
import { vehicleMessages } from '@forecourt/domain/messages';
import { ButtonLink, Heading, once, PaymentMethods, Text } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { availableVehicle, type AvailableVehicle } from '../../model/pageVehicle.ts';
import { reserveTerms, type DepositSettings } from '../../model/reserve.ts';
import { LiveSwap } from '../LiveSwap/LiveSwap.tsx';
import { ReservedLine } from '../ReservedLine/ReservedLine.tsx';
import * as styles from './ReserveOnlineSection.css.ts';

export interface ReserveOnlineSectionProps {
  /** The vehicle to reserve. */
  vehicle: AvailableVehicle;
  /** The site's texts, and the terms of its deposit. */
  site: Pick<PublicSite, 'texts'> & { reserve: DepositSettings };
  /** Ways to pay this vehicle's deposit; see `waysToPay`. @default everything */
  methods?: readonly PaymentMethod[];
  /** Heading; null where the surrounding part has one already. @default 'Reserve online' */
  title?: string | null;
  /** IANA time zone where the vehicle stands. @default 'Australia/Sydney' */
  timeZone?: string;
}

/**
 * Explains how a deposit holds the vehicle, what it costs and how it is paid. Show it only where reserving is possible.
 */
export function ReserveOnlineSection({
  vehicle,
  site,
  title: given,
  timeZone = defaultTimeZone,
  methods = paymentMethods,
}: ReserveOnlineSectionProps) {
  const say = useWords(vehicleMessages);
  const title = given === undefined ? say('vehicle.reserveOnline') : given;
  const { deposit, hold, moneyBack } = reserveTerms(site.reserve, say);
  const noun = site.texts.vehicleNoun;
  const steps = [
    [say('vehicle.payOnline', { deposit }), say('vehicle.howToPay', { methods: payWords(methods) })],
    [say('vehicle.itIsYoursFor', { hold }), say('vehicle.nobodyElse', { noun })],
    [say('vehicle.buyItOr'), say('vehicle.depositCounts', { deposit })],
  ] as const;
  return (
    <section className={styles.root}>
      {title && (
        <Heading level={2} size="title">
          {title}
        </Heading>
      )}
      <ol className={styles.steps} {...once('reserve-steps')}>
        {steps.map(([head, words]) => (
          <li className={styles.step} key={head}>
            <span className={styles.stepTitle}>{head}</span>
            <Text as="span" tone="muted">
              {words}
            </Text>
          </li>
        ))}
      </ol>
      {moneyBack && <Text>{say('vehicle.afterThatOurMoney', { noun, moneyBack })}</Text>}
      <div className={styles.act}>
        <LiveSwap
          vehicle={availableVehicle(vehicle)}
          when="taken"
          instead={<ReservedLine vehicleId={vehicle.id} timeZone={timeZone} />}
        >
          <ButtonLink href={reservePath(vehicle)} variant="success" icon="check">
            {say('vehicle.reserveFor', { deposit })}
          </ButtonLink>
        </LiveSwap>
        <PaymentMethods methods={methods} />
      </div>
    </section>
  );
}
