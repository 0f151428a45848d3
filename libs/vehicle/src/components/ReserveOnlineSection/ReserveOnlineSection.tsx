import {
  defaultTimeZone,
  paymentMethods,
  payWords,
  reservePath,
  type PaymentMethod,
  type PublicSite,
} from '@forecourt/domain';
import { ButtonLink, Heading, once, PaymentMethods, Text } from '@forecourt/ui';
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
  title = 'Reserve online',
  timeZone = defaultTimeZone,
  methods = paymentMethods,
}: ReserveOnlineSectionProps) {
  const { deposit, hold, moneyBack } = reserveTerms(site.reserve);
  const noun = site.texts.vehicleNoun;
  const steps = [
    [`Pay ${deposit} online`, `On a secure payment page, ${payWords(methods)}. It takes a few minutes.`],
    [`It is yours for ${hold}`, `Nobody else can reserve or buy this ${noun} while you make up your mind.`],
    [
      'Buy it, or get it all back',
      `The ${deposit} counts towards the price, and is fully refundable if you walk away.`,
    ],
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
      {moneyBack && (
        <Text>
          After that our money-back guarantee holds: bring the {noun} back within {moneyBack} of taking it home and we
          return what you paid.
        </Text>
      )}
      <div className={styles.act}>
        <LiveSwap
          vehicle={availableVehicle(vehicle)}
          when="taken"
          instead={<ReservedLine vehicleId={vehicle.id} timeZone={timeZone} />}
        >
          <ButtonLink href={reservePath(vehicle)} variant="success" icon="check">
            Reserve for {deposit}
          </ButtonLink>
        </LiveSwap>
        <PaymentMethods methods={methods} />
      </div>
    </section>
  );
}
