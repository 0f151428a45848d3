import { formatMoney } from '@forecourt/domain';
import { Container, ResultPanel, Section, Stack } from '@forecourt/ui';
import type { ReactNode } from 'react';
import type { HoldLimit, ReservationState } from '../../model/reservation.ts';
import type { PurchaseVehicle } from '../../purchaseVehicle.ts';
import { VehicleLine } from '../VehicleLine/VehicleLine.tsx';
import { PaymentWait } from '../PaymentWait/PaymentWait.tsx';
import { ResultActions } from './ResultActions.tsx';
import { resultLook, resultWords } from './resultWords.ts';

export interface ReserveResultProps {
  /** How the reservation stands. */
  state: ReservationState;
  /** The vehicle it is about. */
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
  /** Whose share of held vehicles was used up, of a reservation that was refused for it. @default null */
  refusedFor?: HoldLimit | null;
  /** Search page of the site. */
  searchHref?: string;
  /** Where all reservations of the visitor are; null for one who is not signed in. @default null */
  accountHref?: string | null;
  /** Vehicles like this one, for who came too late. */
  similar?: ReactNode;
}

/** What became of a reservation. */
export function ReserveResult(props: ReserveResultProps) {
  const { state, vehicle, until, timeZone, amount, reference, tryAgainHref } = props;
  const { paymentUrl = null, searchHref = '/search', accountHref = null } = props;
  const { icon, tone, badge } = resultLook[state];
  const { title, text, next } = resultWords(state, {
    until: until ? new Date(until) : null,
    refund: props.refund ?? null,
    refusedFor: props.refusedFor ?? null,
    timeZone,
    amount,
  });
  const mayAct = state !== 'paying' || paymentUrl !== null;
  const facts = [
    ...(state === 'failed' || state === 'abandoned' || state === 'refused'
      ? []
      : [{ name: 'Deposit', value: formatMoney(amount) }]),
    { name: 'Reference', value: reference },
  ];
  return (
    <Section>
      <Container>
        <Stack gap={6}>
          <ResultPanel
            title={title}
            next={next}
            icon={icon}
            tone={tone}
            facts={facts}
            state={badge}
            subject={<VehicleLine vehicle={vehicle} level={2} priority />}
            aboutLabel="Your reservation"
            actions={
              mayAct && (
                <ResultActions
                  state={state}
                  paymentUrl={paymentUrl}
                  searchHref={searchHref}
                  tryAgainHref={tryAgainHref}
                  accountHref={accountHref}
                  slug={vehicle.slug}
                />
              )
            }
          >
            {text.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            {state === 'paying' && <PaymentWait href={props.href} statusUrl={props.statusUrl} />}
          </ResultPanel>
          {(state === 'lost' || state === 'lapsed') && props.similar}
        </Stack>
      </Container>
    </Section>
  );
}
