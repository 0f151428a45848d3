import { dealerPageLink } from '@forecourt/domain';
import { enquiryMessages } from '@forecourt/domain/messages';
import { ButtonLink, Notice } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';

/** Link to the valuation, for visitors with a car to trade in. */
export function TradeInNext() {
  const say = useWords(enquiryMessages);
  const worth = (
    <ButtonLink href={dealerPageLink('sellMyCar', null)} variant="secondary">
      {say('enquiry.valueMyTradeIn')}
    </ButtonLink>
  );
  return (
    <Notice tone="info" title={say('enquiry.tradeInNext')} action={worth}>
      {say('enquiry.tradeInNextText')}
    </Notice>
  );
}
