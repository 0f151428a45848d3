import { dollars } from '@forecourt/domain';
import type { TradeInView } from '@forecourt/platform';

type Valuation = Record<string, string | number>;

/** What is saved as valuation data; null while there is nothing to save. Amounts in dollars. */
export function tradeInValuation(view: TradeInView): { result: string; valuation: Valuation } | null {
  const { id, rego, regoState, kms, result } = view;
  if (id === null || rego === null || regoState === null || kms === null || result === null) return null;
  const plate = { rego, regoState, kms };
  if (result.kind === 'appraisal') {
    return { result: `${id} ${result.reason} ${rego} ${kms}`, valuation: { ...plate, appraisal: result.reason } };
  }
  const { low, high, offer, until } = result;
  const amounts = { low: dollars(low), high: dollars(high), offer_price: dollars(offer) };
  return { result: `${id} ${until}`, valuation: { ...plate, ...amounts } };
}
