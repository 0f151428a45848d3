import { stateRules } from '@forecourt/domain';
import { Text } from '@forecourt/ui';
import type { PurchaseVehicle } from '../../purchaseVehicle.ts';

/** Rights that the vehicle's state gives to those who buy online. Renders nothing where it has no such rule. */
export function SaleNotice({ state }: Pick<PurchaseVehicle, 'state'>) {
  const rule = state && stateRules[state].onlineSale;
  return (
    rule && (
      <Text size="small" tone="muted">
        {rule.words}
      </Text>
    )
  );
}
