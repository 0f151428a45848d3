import { formatMoney } from '@forecourt/domain';
import { Container, Heading, Icon, Section, Stack, Text } from '@forecourt/ui';
import type { ReactNode } from 'react';
import type { Entries, PostedState } from '../../model/formReading.ts';
import type { PurchaseVehicle } from '../../purchaseVehicle.ts';
import type { PostAction } from '../PostedForm/PostedForm.tsx';
import { VehicleLine } from '../VehicleLine/VehicleLine.tsx';
import { ReserveForm } from './ReserveForm.tsx';
import * as styles from './ReservePage.css.ts';

export interface ReservePageProps {
  vehicle: PurchaseVehicle;
  /** Whole cents. */
  deposit: number;
  holdHours: number;
  /** Hours within which the dealer takes a vehicle back; null where that is not offered. */
  moneyBackHours?: number | null;
  requireTerms: boolean;
  /** Of this showing of the form, so that a double click makes one reservation. */
  idempotencyKey: string;
  /** A server action, or the path that takes the post. */
  action: PostAction | string;
  state?: PostedState;
  /** What is known of the visitor. */
  visitor?: Entries;
  /** How the deposit can be paid. */
  paymentMethods?: ReactNode;
  noPriceText?: string;
}

/** @example hoursWords(48) // '48 hours' */
function hoursWords(hours: number): string {
  return `${hours} ${hours === 1 ? 'hour' : 'hours'}`;
}

/** Reserving a vehicle: what it is, what the deposit does and does not do, and who the visitor is. */
export function ReservePage(props: ReservePageProps) {
  const { vehicle, deposit, holdHours, moneyBackHours = null, noPriceText } = props;
  const amount = formatMoney(deposit);
  const points = [
    `You pay a deposit of ${amount} now, by card or wallet.`,
    `We keep the vehicle for you for ${hoursWords(holdHours)} from the moment the deposit is paid. Nobody else can reserve or buy it.`,
    `The deposit is fully refundable. If you change your mind, tell us and you get all ${amount} back.`,
    'If you buy, the deposit comes off the price.',
  ];
  return (
    <Section>
      <Container>
        <div className={styles.page}>
          <div className={styles.head}>
            <Heading level={1} size="heading">
              Reserve this vehicle
            </Heading>
            <Text tone="muted">Hold it while you decide, see it or arrange your finance.</Text>
          </div>
          <div className={styles.side}>
            <VehicleLine vehicle={vehicle} level={2} noPriceText={noPriceText} priority />
            <div className={styles.terms}>
              <Heading level={2} size="large">
                What happens
              </Heading>
              <ul className={styles.points}>
                {points.map((point) => (
                  <li className={styles.point} key={point}>
                    <span className={styles.tick}>
                      <Icon name="check" />
                    </span>
                    {point}
                  </li>
                ))}
                {moneyBackHours !== null && (
                  <li className={styles.point}>
                    <span className={styles.tick}>
                      <Icon name="shield" />
                    </span>
                    {`${hoursWords(moneyBackHours)} money back guarantee: bring the vehicle back within ${hoursWords(moneyBackHours)} of delivery.`}
                  </li>
                )}
              </ul>
              <Heading level={2} size="large">
                What it is not
              </Heading>
              <Text>
                A reservation is not a contract to buy, not an approval of finance and not a valuation of a trade-in.
                You owe nothing beyond the deposit.
              </Text>
            </div>
          </div>
          <div className={styles.main}>
            <Stack gap={3}>
              <ReserveForm
                action={props.action}
                state={props.state}
                visitor={props.visitor}
                idempotencyKey={props.idempotencyKey}
                requireTerms={props.requireTerms}
                submitLabel={`Reserve for ${amount}`}
              />
              {props.paymentMethods}
            </Stack>
          </div>
        </div>
      </Container>
    </Section>
  );
}
