import type { tradeInMessages, Words } from '@forecourt/domain/messages';
import type { TradeInStep } from '../../model/tradeInForms.ts';
import type { TradeInGroup } from '../TradeInForm/TradeInFields.tsx';

const ofOffer = [
  {
    title: 'tradeIn.yourDetails',
    names: [
      ...['name', 'last_name', 'email', 'phone', 'postcode', 'location_id', 'dealership_slug'],
      'PreferredContactMethod',
    ],
  },
  { title: 'tradeIn.anythingElse', names: ['finance', 'message'] },
] as const;

/** How the questions of a step are grouped; short steps are not. @param say words of the site */
export function tradeInGroups(
  step: TradeInStep,
  say: Words<typeof tradeInMessages>,
): readonly TradeInGroup[] | undefined {
  return step === 'offer' ? ofOffer.map(({ title, names }) => ({ title: say(title), names })) : undefined;
}
