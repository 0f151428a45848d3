import type { TradeInStep } from '../../model/tradeInForms.ts';
import type { TradeInGroup } from '../TradeInForm/TradeInFields.tsx';

const ofOffer: readonly TradeInGroup[] = [
  {
    title: 'Your details',
    names: [
      ...['name', 'last_name', 'email', 'phone', 'postcode', 'location_id', 'dealership_slug'],
      'PreferredContactMethod',
    ],
  },
  { title: 'Anything else?', names: ['finance', 'message'] },
];

/** How the questions of a step are grouped; short steps are not. */
export function tradeInGroups(step: TradeInStep): readonly TradeInGroup[] | undefined {
  return step === 'offer' ? ofOffer : undefined;
}
