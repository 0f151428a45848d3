import { ButtonLink } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { ReservationState } from '../../model/reservation.ts';
import { cancelPageMessages } from './cancelWords.ts';

export interface CancelOutcomeActionsProps {
  /** State of the reservation. */
  state: ReservationState;
  /** Page of the reservation or order; null where the vehicle is gone. */
  reservationHref: string | null;
  /** Page on which the vehicle can be reserved again; null where it cannot. */
  reserveHref: string | null;
  /** Page with the dealer's phone number. */
  callHref: string;
  /** Path of the site's search page. */
  searchHref: string;
}

/** What a visitor can do whose reservation cannot be cancelled, because it is over, sold to them or not paid. */
export function CancelOutcomeActions(props: CancelOutcomeActionsProps) {
  const { state, reservationHref, reserveHref, callHref, searchHref } = props;
  const say = useWords(cancelPageMessages);
  if (state === 'completed') {
    return (
      <ButtonLink href={callHref} size="large" icon="phone">
        {say('cancel.callUs')}
      </ButtonLink>
    );
  }
  if (state === 'paying' && reservationHref) {
    return (
      <ButtonLink href={reservationHref} size="large">
        {say('cancel.seeReservation')}
      </ButtonLink>
    );
  }
  return (
    <>
      <ButtonLink href={searchHref} size="large">
        {say('reserve.seeAllVehicles')}
      </ButtonLink>
      {reserveHref && (
        <ButtonLink href={reserveHref} variant="secondary" size="large">
          {say('reserve.reserveAgain')}
        </ButtonLink>
      )}
    </>
  );
}
