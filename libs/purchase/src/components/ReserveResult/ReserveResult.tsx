import { useLocale, useWords } from '@forecourt/ui/words';
import { formatMoney, type ReplyingSite } from '@forecourt/domain';
import { Container, ResultPanel, Section, Stack } from '@forecourt/ui';
import type { ReactNode } from 'react';
import type { HoldLimit, ReservationState } from '../../model/reservation.ts';
import type { PurchaseVehicle } from '../../purchaseVehicle.ts';
import { VehicleLine } from '../VehicleLine/VehicleLine.tsx';
import { PaymentWait } from '../PaymentWait/PaymentWait.tsx';
import { CancelLink } from '../CancelReservation/CancelLink.tsx';
import { ResultActions } from './ResultActions.tsx';
import { resultLook, resultMessages, resultWords } from './resultWords.ts';

export interface ReserveResultProps {
  /** State of the reservation. */
  state: ReservationState;
  /** The reserved vehicle. */
  vehicle: PurchaseVehicle;
  /** End of the hold as an ISO instant; null while nothing is held. */
  until: string | null;
  /** IANA time zone of the vehicle's location. */
  timeZone: string;
  /** Deposit in whole cents. */
  amount: number;
  /** Reference for enquiries. */
  reference: string;
  /** Address of this page. */
  href: string;
  /** Address of the form for another try. */
  tryAgainHref: string;
  /** Endpoint that returns `{ state }` as JSON; without it the page is reloaded. */
  statusUrl?: string;
  /** Address of the payment page, while it is open. */
  paymentUrl?: string | null;
  /** Whether a refund is pending or has been made. */
  refund?: 'due' | 'done' | null;
  /** Whose limit of held vehicles was reached, if that was the reason of a refusal. @default null */
  refusedFor?: HoldLimit | null;
  /** Path of the site's search page. */
  searchHref?: string;
  /** Address of the visitor's reservations; null for one who is not signed in. @default null */
  accountHref?: string | null;
  /** Page on which the visitor cancels, while the vehicle is held. @default null */
  cancelHref?: string | null;
  /** The site's own texts of the confirmation. @default the platform's */
  replies?: ReplyingSite['replies'];
  /** Similar vehicles, if somebody else was first. */
  similar?: ReactNode;
}

/** Outcome of a reservation. */
export function ReserveResult(props: ReserveResultProps) {
  const { state, vehicle, until, timeZone, amount, reference, tryAgainHref } = props;
  const { paymentUrl = null, searchHref = '/search', accountHref = null } = props;
  const say = useWords(resultMessages);
  const { icon, tone, badge } = resultLook[state];
  const told = {
    until: until ? new Date(until) : null,
    refund: props.refund ?? null,
    refusedFor: props.refusedFor ?? null,
    timeZone,
    locale: useLocale(),
    amount,
    replies: props.replies,
  };
  const { title, text, next } = resultWords(state, told, say);
  const mayAct = state !== 'paying' || paymentUrl !== null;
  const facts = [
    ...(state === 'failed' || state === 'abandoned' || state === 'refused'
      ? []
      : [{ name: say('reserve.deposit'), value: formatMoney(amount) }]),
    { name: say('reserve.reference'), value: reference },
  ];
  return (
    <Section>
      <Container>
        <Stack gap={6}>
          <ResultPanel
            title={title}
            next={next}
            note={state === 'held' && <CancelLink href={props.cancelHref ?? null} amount={amount} />}
            icon={icon}
            tone={tone}
            facts={facts}
            state={say(badge)}
            subject={<VehicleLine vehicle={vehicle} level={2} priority />}
            aboutLabel={say('reserve.yourReservation')}
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
