import { ButtonLink } from '@forecourt/ui';
import type { ReservationState } from '../../model/reservation.ts';
import { PayOnLink } from '../PaymentWait/PayOnLink.tsx';

export interface ResultActionsProps {
  state: ReservationState;
  slug: string;
  /** The payment page, while it can still be paid on. */
  paymentUrl: string | null;
  tryAgainHref: string;
  searchHref: string;
}

/** The ways on: try again where nothing was lost, else to the vehicle or to others. */
export function ResultActions({ state, slug, paymentUrl, tryAgainHref, searchHref }: ResultActionsProps) {
  const mayTryAgain = state === 'failed' || state === 'abandoned' || state === 'lapsed' || state === 'refunded';
  if (state === 'paying') return <PayOnLink href={paymentUrl} />;
  return (
    <>
      {mayTryAgain && (
        <ButtonLink href={tryAgainHref} variant="success" size="large">
          {state === 'failed' || state === 'abandoned' ? 'Try again' : 'Reserve it again'}
        </ButtonLink>
      )}
      {state === 'lost' ? (
        <ButtonLink href={searchHref} size="large">
          See all vehicles
        </ButtonLink>
      ) : (
        <ButtonLink href={`/cars/${slug}`} variant="secondary" size="large">
          Back to the vehicle
        </ButtonLink>
      )}
    </>
  );
}
