import { formatMoney, untilWords } from '@forecourt/domain';
import { Container, Heading, ResultPanel, Section, type FactListProps } from '@forecourt/ui';
import { useLocale, useWords } from '@forecourt/ui/words';
import type { ReactNode } from 'react';
import type { PurchaseVehicle } from '../../purchaseVehicle.ts';
import { VehicleLine } from '../VehicleLine/VehicleLine.tsx';
import { resultLook } from '../ReserveResult/resultWords.ts';
import { CancelForm, type CancelAction } from './CancelForm.tsx';
import { CancelOutcomeActions, type CancelOutcomeActionsProps } from './CancelOutcomeActions.tsx';
import { cancelPageMessages, cancelWords } from './cancelWords.ts';

/** Only a reservation that is `held` can be cancelled; of the others the page says why not. */
export interface CancelReservationProps extends CancelOutcomeActionsProps {
  /** Whether a refund is pending or has been made; null where nothing was taken. */
  refund: 'due' | 'done' | null;
  /** Name of the vehicle when it was reserved. */
  name: string;
  /** The vehicle; null where the dealer's stock has it no more. */
  vehicle: PurchaseVehicle | null;
  /** Deposit in whole cents. */
  amount: number;
  /** End of the hold as an ISO instant; null while nothing is held. */
  until: string | null;
  /** IANA time zone of the vehicle's location. */
  timeZone: string;
  /** Reference for enquiries. */
  reference: string;
  /** Server action that cancels. */
  action: CancelAction;
}

/** Asks before a reservation or an order is cancelled, and says afterwards what became of it. */
export function CancelReservation(props: CancelReservationProps) {
  const { state, refund, vehicle, name, until, timeZone, action, reservationHref, callHref, searchHref } = props;
  const say = useWords(cancelPageMessages);
  const locale = useLocale();
  const amount = formatMoney(props.amount);
  const { title, text } = cancelWords(state, refund, amount, say);
  const { icon, tone, badge } = resultLook[state];
  const isHeld = state === 'held';
  const facts: FactListProps['facts'] = [
    { name: say('reserve.deposit'), value: amount },
    ...(isHeld && until
      ? [{ name: say('cancel.heldUntil'), value: untilWords(new Date(until), timeZone, locale) }]
      : []),
    { name: say('reserve.reference'), value: props.reference },
  ];
  const subject: ReactNode = vehicle ? (
    <VehicleLine vehicle={vehicle} level={2} priority />
  ) : (
    <Heading level={2} size="title">
      {name}
    </Heading>
  );
  return (
    <Section>
      <Container>
        <ResultPanel
          title={title}
          icon={icon}
          tone={tone}
          state={say(badge)}
          subject={subject}
          facts={facts}
          aboutLabel={say('reserve.yourReservation')}
          actions={
            isHeld ? (
              <CancelForm action={action} amount={amount} keepHref={reservationHref ?? searchHref} />
            ) : (
              <CancelOutcomeActions
                state={state}
                reservationHref={reservationHref}
                reserveHref={props.reserveHref}
                callHref={callHref}
                searchHref={searchHref}
              />
            )
          }
        >
          {text.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </ResultPanel>
      </Container>
    </Section>
  );
}
