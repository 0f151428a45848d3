import { carPath } from '@forecourt/domain';
import { ButtonLink } from '@forecourt/ui';
import type { ReservationState } from '../../model/reservation.ts';
import { PayOnLink } from '../PaymentWait/PayOnLink.tsx';

export interface ResultActionsProps {
  /** How the reservation stands. */
  state: ReservationState;
  /** Slug of the vehicle. */
  slug: string;
  /** The payment page, while it can still be paid on. */
  paymentUrl: string | null;
  /** Where the form is that tries again. */
  tryAgainHref: string;
  /** Search page of the site. */
  searchHref: string;
  /** Where all reservations of the visitor are; null for one who has no account. */
  accountHref: string | null;
}

/** The ways on: try again where nothing was lost, else to the vehicle or to others. */
export function ResultActions({ state, slug, paymentUrl, tryAgainHref, searchHref, accountHref }: ResultActionsProps) {
  const mayTryAgain =
    state === 'failed' || state === 'abandoned' || state === 'lapsed' || state === 'refunded' || state === 'refused';
  if (state === 'paying') return <PayOnLink href={paymentUrl} />;
  return (
    <>
      {mayTryAgain && (
        <ButtonLink href={tryAgainHref} variant="success" size="large">
          {state === 'failed' || state === 'abandoned' || state === 'refused' ? 'Try again' : 'Reserve it again'}
        </ButtonLink>
      )}
      {(state === 'held' || state === 'refused') && accountHref && (
        <ButtonLink href={accountHref} size="large">
          See my reservations
        </ButtonLink>
      )}
      {state === 'lost' ? (
        <ButtonLink href={searchHref} size="large">
          See all vehicles
        </ButtonLink>
      ) : (
        <ButtonLink href={carPath({ slug })} variant="secondary" size="large">
          Back to the vehicle
        </ButtonLink>
      )}
    </>
  );
}
