import { dealerPageLink } from '@forecourt/domain';
import { ButtonLink, Notice } from '@forecourt/ui';

/** Link to the valuation, for visitors with a car to trade in. */
export function TradeInNext() {
  const worth = (
    <ButtonLink href={dealerPageLink('sellMyCar', null)} variant="secondary">
      Value my trade-in
    </ButtonLink>
  );
  return (
    <Notice tone="info" title="Next: what is your trade-in worth?" action={worth}>
      You told us that you have a car to trade in. A few questions about it, and you see an estimate straight away.
    </Notice>
  );
}
