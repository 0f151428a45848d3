import { formatMoney } from '@forecourt/domain';
import { accountMessages, reservationMessages } from '@forecourt/domain/messages';
import { Badge, SiteLink } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { reservationWords, type ReservationState } from '../../model/garage.ts';
import * as styles from './Garage.css.ts';

export interface GarageReservation {
  id: string;
  name: string;
  state: ReservationState;
  /** Whole cents. */
  deposit: number;
  /** End of the hold in the dealer's time zone, in words. */
  until: string | null;
  refund: 'due' | 'done' | null;
  /** Date of the reservation, in words. */
  begun: string;
  /** Address of its page; null where the vehicle is gone. */
  href: string | null;
  /** Page on which it is cancelled; null where it cannot be. */
  cancelHref: string | null;
}

/** The visitor's reservations and their states. */
export function ReservationList({ reservations }: { reservations: readonly GarageReservation[] }) {
  const say = useWords(accountMessages);
  const sayState = useWords(reservationMessages);
  return (
    <ul className={styles.list} aria-label={say('account.reservations')}>
      {reservations.map(({ id, name, state, deposit: cents, until, refund, begun, href, cancelHref }) => {
        const deposit = formatMoney(cents);
        const { label, tone, text } = reservationWords(state, { until, refund, deposit }, sayState);
        return (
          <li key={id} className={styles.row}>
            <div className={styles.facts}>
              {href === null ? (
                <p className={styles.name}>{name}</p>
              ) : (
                <SiteLink className={styles.way} href={href}>
                  {name}
                </SiteLink>
              )}
              <p>{text}</p>
              <p className={styles.small}>{say('account.depositOf', { deposit, begun })}</p>
              {cancelHref !== null && (
                <p className={styles.more}>
                  <SiteLink href={cancelHref} aria-label={sayState('reservation.cancelWhich', { name, deposit })}>
                    {sayState('reservation.cancel', { deposit })}
                  </SiteLink>
                </p>
              )}
            </div>
            <Badge tone={tone}>{label}</Badge>
          </li>
        );
      })}
    </ul>
  );
}
