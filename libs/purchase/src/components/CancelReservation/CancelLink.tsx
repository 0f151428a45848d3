import { formatMoney } from '@forecourt/domain';
import { reserveMessages } from '@forecourt/domain/messages';
import { SiteLink } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import * as styles from './CancelLink.css.ts';

export interface CancelLinkProps {
  /** Page that asks before it cancels; null where nothing can be cancelled. */
  href: string | null;
  /** Deposit that comes back, in whole cents. */
  amount: number;
}

/** Leads from a reservation or an order to the page on which its visitor cancels it. */
export function CancelLink({ href, amount }: CancelLinkProps) {
  const say = useWords(reserveMessages);
  if (href === null) return null;
  return (
    <p>
      <SiteLink className={styles.link} href={href}>
        {say('reserve.cancel', { amount: formatMoney(amount) })}
      </SiteLink>
    </p>
  );
}
