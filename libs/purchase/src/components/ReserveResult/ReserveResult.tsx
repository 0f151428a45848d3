import { Badge, Container, Heading, Icon, Section, Stack } from '@forecourt/ui';
import type { ReactNode } from 'react';
import type { ReservationState } from '../../model/reservation.ts';
import type { PurchaseVehicle } from '../../purchaseVehicle.ts';
import { VehicleLine } from '../VehicleLine/VehicleLine.tsx';
import { PaymentWait } from './PaymentWait.tsx';
import { ResultActions } from './ResultActions.tsx';
import { ResultFacts } from './ResultFacts.tsx';
import { resultLook, resultWords } from './resultWords.ts';
import * as styles from './ReserveResult.css.ts';

export interface ReserveResultProps {
  state: ReservationState;
  vehicle: PurchaseVehicle;
  /** End of the hold as an ISO instant; null while nothing is held. */
  until: string | null;
  /** IANA name of the vehicle's location. */
  timeZone: string;
  /** Deposit in whole cents. */
  amount: number;
  /** What the visitor names when calling. */
  reference: string;
  /** Of this very page. */
  href: string;
  /** Where the form is that tries again. */
  tryAgainHref: string;
  /** Answers `{ state }` as JSON; without it the page is loaded again. */
  statusUrl?: string;
  /** The payment page, while it can still be paid on. */
  paymentUrl?: string | null;
  /** Of a deposit that goes back: on its way, or there. */
  refund?: 'due' | 'done' | null;
  searchHref?: string;
  /** Vehicles like this one, for who came too late. */
  similar?: ReactNode;
}

/** What became of a reservation. */
export function ReserveResult(props: ReserveResultProps) {
  const { state, vehicle, until, timeZone, amount, reference } = props;
  const { icon, tone, badge } = resultLook[state];
  const { title, text, next } = resultWords(state, {
    until: until ? new Date(until) : null,
    refund: props.refund ?? null,
    timeZone,
    amount,
  });
  return (
    <Section>
      <Container>
        <div className={styles.page}>
          <div className={styles.main}>
            <Stack gap={2}>
              <div>
                <Badge tone={tone}>
                  <Icon name={icon} size={16} /> {badge}
                </Badge>
              </div>
              <Heading level={1} size="heading">
                {title}
              </Heading>
              {text.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </Stack>
            {state === 'paying' && <PaymentWait href={props.href} statusUrl={props.statusUrl} />}
            {next.length > 0 && (
              <Stack gap={2}>
                <Heading level={2} size="title">
                  What next
                </Heading>
                <ol className={styles.next}>
                  {next.map((sentence) => (
                    <li key={sentence}>{sentence}</li>
                  ))}
                </ol>
              </Stack>
            )}
            <ResultActions
              state={state}
              slug={vehicle.slug}
              paymentUrl={props.paymentUrl ?? null}
              tryAgainHref={props.tryAgainHref}
              searchHref={props.searchHref ?? '/search'}
            />
          </div>
          <div className={styles.side}>
            <VehicleLine vehicle={vehicle} level={2} priority />
            <ResultFacts
              facts={[
                ...(state === 'failed' || state === 'abandoned' ? [] : [['Deposit', amount] as const]),
                ['Reference', reference],
              ]}
            />
          </div>
        </div>
        {(state === 'lost' || state === 'lapsed') && props.similar}
      </Container>
    </Section>
  );
}
