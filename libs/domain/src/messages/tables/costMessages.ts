import type { MessageTable } from '../messageTable.ts';

/** How each part of the cost of ownership is worked out, or why it is left out. */
export const costMessages = {
  'cost.noRepayment': 'Not included: there’s no repayment to show.',
  'cost.loanGoesOn': 'The loan is longer than {years} years. Repayments after that aren’t included.',
  'cost.paidOnce': 'You pay each of these once, so they’re not in the weekly cost.',
  'cost.noConsumption': 'Not included: we don’t have its fuel or energy use.',
  'cost.noPrice': 'Not included: we don’t have a price for {energy}.',
  'cost.petrol': 'petrol',
  'cost.diesel': 'diesel',
  'cost.electricity': 'electricity',
  'cost.litres': '{used} L/100 km of {energy} at {price} a litre.',
  'cost.kilowattHours': '{used} kWh/100 km of {energy} at {price} a kWh.',
  'cost.noCappedPrice': 'Not included: it doesn’t have capped-price servicing. Ask our workshop.',
  'cost.services':
    '{count, plural, one {# capped-price service at {price}} other {# capped-price services at {price} each}}.',
  'cost.moreServices':
    '{count, plural, one {# more service is due and isn’t included.} other {# more services are due and aren’t included.}}',
  'cost.aYear': '{amount} a year.',
  'cost.noRegistration': 'Not included: we don’t have the rego fee for this state.',
  'cost.noInsurance': 'Not included: it depends on you and where you park. Ask an insurer.',
  'cost.noTyres': 'Not included: it depends on how and where you drive.',
  'cost.noDepreciation': 'Not included: nobody knows what it will sell for later. It’s often the biggest cost.',
} as const satisfies MessageTable;
