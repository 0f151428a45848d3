import { purchaseMessages } from '@forecourt/domain/messages';
import { useLocale, useWords } from '@forecourt/ui/words';
import { ButtonLink, Container, ResultPanel, Section } from '@forecourt/ui';
import { carPath, formatMoney, replyWords, untilWords, type ReplyingSite } from '@forecourt/domain';
import type { Quote } from '../../model/quote.ts';
import type { PurchaseVehicle } from '../../purchaseVehicle.ts';
import { CancelLink } from '../CancelReservation/CancelLink.tsx';
import { OrderSums } from '../OrderSummary/OrderSums.tsx';
import { VehicleLine } from '../VehicleLine/VehicleLine.tsx';

export interface PurchaseDoneProps {
  /** The ordered vehicle. */
  vehicle: PurchaseVehicle;
  /** Amounts of the order, line by line. */
  quote: Quote;
  /** Reference for enquiries. */
  reference: string;
  /** End of the hold as an ISO instant, where known. */
  until: string | null;
  /** IANA time zone of the vehicle's location. */
  timeZone: string;
  /** First name of the visitor, where known. */
  name?: string;
  /** Hours within which the dealer takes a vehicle back; null where not offered. */
  moneyBackHours?: number | null;
  /** Page on which the visitor cancels; null where the order cannot be cancelled any more. @default null */
  cancelHref?: string | null;
  /** The site's own texts of the confirmation. @default the platform's */
  replies?: ReplyingSite['replies'];
}

/** Confirmation of an order with a paid deposit, and the next steps. */
export function PurchaseDone(props: PurchaseDoneProps) {
  const { vehicle, quote, reference, until, timeZone, name, moneyBackHours = null, replies } = props;
  const say = useWords(purchaseMessages);
  const locale = useLocale();
  const deposit = formatMoney(quote.deposit);
  const end = until ? untilWords(new Date(until), timeZone, locale) : null;
  const { text, next } = replyWords('order', { deposit, balance: formatMoney(quote.balance), until: end }, replies);
  return (
    <Section>
      <Container>
        <ResultPanel
          title={name ? say('purchase.orderIsInNamed', { name }) : say('purchase.orderIsIn')}
          state={say('purchase.orderPlaced')}
          icon="check"
          tone="success"
          next={next}
          note={
            <>
              <CancelLink href={props.cancelHref ?? null} amount={quote.deposit} />
              {moneyBackHours !== null && <p>{say('purchase.moneyBack', { hours: moneyBackHours })}</p>}
            </>
          }
          actions={
            <ButtonLink href={carPath(vehicle)} variant="secondary" size="large">
              {say('purchase.backToTheVehicle')}
            </ButtonLink>
          }
          subject={<VehicleLine vehicle={vehicle} level={2} priority />}
          facts={[{ name: say('purchase.reference'), value: reference }]}
          details={<OrderSums quote={quote} />}
          aboutLabel={say('purchase.yourOrder')}
        >
          {text.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </ResultPanel>
      </Container>
    </Section>
  );
}
