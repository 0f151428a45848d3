import { purchaseMessages } from '@forecourt/domain/messages';
import { useWords } from '@forecourt/ui/words';
import { formatMoney } from '@forecourt/domain';
import { Disclosure } from '@forecourt/ui';
import type { Quote } from '../../model/quote.ts';
import type { PurchaseVehicle } from '../../purchaseVehicle.ts';
import { VehicleLine } from '../VehicleLine/VehicleLine.tsx';
import { OrderSums } from './OrderSums.tsx';
import * as styles from './OrderSummary.css.ts';

export interface OrderSummaryProps {
  /** Null where the surrounding page shows the vehicle itself. */
  vehicle: PurchaseVehicle | null;
  /** Amounts of the order, line by line. */
  quote: Quote;
}

/** Summary of the order and its amounts: beside the form where there is room, collapsed behind its total on a phone. */
export function OrderSummary({ vehicle, quote }: OrderSummaryProps) {
  const say = useWords(purchaseMessages);
  const title = (
    <span className={styles.title}>
      <span>{say('purchase.yourOrder')}</span>
      <span className={styles.amount}>{formatMoney(quote.total)}</span>
    </span>
  );
  return (
    <section aria-label={say('purchase.yourOrder')}>
      <div className={styles.phone}>
        <Disclosure title={title}>
          <OrderSums quote={quote} />
        </Disclosure>
      </div>
      <div className={styles.desk}>
        {vehicle && <VehicleLine vehicle={vehicle} level={2} />}
        <OrderSums quote={quote} />
      </div>
    </section>
  );
}
