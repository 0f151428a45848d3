import { reserveMessages } from '@forecourt/domain/messages';
import { useWords } from '@forecourt/ui/words';
import { carPath } from '@forecourt/domain';
import { ButtonLink } from '@forecourt/ui';
import type { ReservationState } from '../../model/reservation.ts';
import { PayOnLink } from '../PaymentWait/PayOnLink.tsx';

export interface ResultActionsProps {
  /** State of the reservation. */
  state: ReservationState;
  /** Slug of the vehicle. */
  slug: string;
  /** Address of the payment page, while it is open. */
  paymentUrl: string | null;
  /** Address of the form for another try. */
  tryAgainHref: string;
  /** Path of the site's search page. */
  searchHref: string;
  /** Address of the visitor's reservations; null without an account. */
  accountHref: string | null;
}

/** Actions: another try where nothing was lost, else the vehicle or others. */
export function ResultActions({ state, slug, paymentUrl, tryAgainHref, searchHref, accountHref }: ResultActionsProps) {
  const say = useWords(reserveMessages);
  const mayTryAgain =
    state === 'failed' || state === 'abandoned' || state === 'lapsed' || state === 'refunded' || state === 'refused';
  if (state === 'paying') return <PayOnLink href={paymentUrl} />;
  return (
    <>
      {mayTryAgain && (
        <ButtonLink href={tryAgainHref} variant="success" size="large">
          {say(
            state === 'failed' || state === 'abandoned' || state === 'refused'
              ? 'reserve.tryAgain'
              : 'reserve.reserveAgain',
          )}
        </ButtonLink>
      )}
      {(state === 'held' || state === 'refused') && accountHref && (
        <ButtonLink href={accountHref} size="large">
          {say('reserve.seeMine')}
        </ButtonLink>
      )}
      {state === 'lost' ? (
        <ButtonLink href={searchHref} size="large">
          {say('reserve.seeAllVehicles')}
        </ButtonLink>
      ) : (
        <ButtonLink href={carPath({ slug })} variant="secondary" size="large">
          {say('reserve.backToTheVehicle')}
        </ButtonLink>
      )}
    </>
  );
}
