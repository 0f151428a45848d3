import { dealerPageLink } from '@forecourt/domain';
import { ButtonLink, Notice } from '@forecourt/ui';

/** For who said that there is a car to trade in: on to what it is worth. */
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
