import { Badge, ButtonLink, Cluster, Container, Heading, Icon, Section, Stack } from '@forecourt/ui';
import { formatMoney } from '@forecourt/domain';
import { untilWords } from '../../model/instants.ts';
import type { Quote } from '../../model/quote.ts';
import type { PurchaseVehicle } from '../../purchaseVehicle.ts';
import { OrderSums } from '../OrderSummary/OrderSums.tsx';
import { VehicleLine } from '../VehicleLine/VehicleLine.tsx';
import * as styles from './PurchaseDone.css.ts';

export interface PurchaseDoneProps {
  vehicle: PurchaseVehicle;
  quote: Quote;
  /** What the visitor names when calling. */
  reference: string;
  /** End of the hold as an ISO instant, where it is known. */
  until: string | null;
  /** IANA name of the vehicle's location. */
  timeZone: string;
  /** First name of the visitor, where it is known. */
  name?: string;
  /** Hours within which the dealer takes a vehicle back; null where that is not offered. */
  moneyBackHours?: number | null;
}

/** The order is placed and the deposit paid: what happens now. */
export function PurchaseDone(props: PurchaseDoneProps) {
  const { vehicle, quote, reference, until, timeZone, name, moneyBackHours = null } = props;
  const deposit = formatMoney(quote.deposit);
  const end = until ? untilWords(new Date(until), timeZone) : null;
  const next = [
    'We call or write to you about your order, as you asked.',
    'We prepare the papers: finance, trade-in and registration, as far as they belong to it.',
    `You sign, pay the ${formatMoney(quote.balance)} that is left, and get your car.`,
    `Changed your mind? Tell us before you sign, and you get all ${deposit} back.`,
  ];
  return (
    <Section>
      <Container>
        <div className={styles.page}>
          <div className={styles.main}>
            <Stack gap={2}>
              <div>
                <Badge tone="success">
                  <Icon name="check" size={16} /> Order placed
                </Badge>
              </div>
              <Heading level={1} size="heading">
                {name ? `Thank you, ${name}. Your order is in` : 'Thank you. Your order is in'}
              </Heading>
              <p>
                {`Your deposit of ${deposit} is paid, and the car is reserved for you${end ? ` until ${end}` : ''}.`}
              </p>
            </Stack>
            <Stack gap={2}>
              <Heading level={2} size="title">
                What next
              </Heading>
              <ol className={styles.next}>
                {next.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ol>
              {moneyBackHours !== null && (
                <p>{`After delivery you have a ${moneyBackHours} hours money back guarantee.`}</p>
              )}
            </Stack>
            <Cluster gap={2}>
              <ButtonLink href={`/cars/${vehicle.slug}`} variant="secondary" size="large">
                Back to the vehicle
              </ButtonLink>
            </Cluster>
          </div>
          <section className={styles.side} aria-label="Your order">
            <VehicleLine vehicle={vehicle} level={2} priority />
            <p className={styles.reference}>
              Reference <strong>{reference}</strong>
            </p>
            <OrderSums quote={quote} />
          </section>
        </div>
      </Container>
    </Section>
  );
}
