import type { MessageTable } from '../messageTable.ts';

/** How each part of the cost of ownership is worked out, or why it is left out. */
export const costMessages = {
  'cost.noRepayment': 'Not included: there is no repayment to tell.',
  'cost.loanGoesOn': 'The loan goes on after {years} years: what is paid then is not in it.',
  'cost.spreadByWeek': 'What is not paid by the week is spread over the {years} years here.',
  'cost.spreadByMonth': 'What is not paid by the month is spread over the {years} years here.',
  'cost.noConsumption': 'Not included: its consumption is not known.',
  'cost.noPrice': 'Not included: no price of {energy} is given.',
  'cost.petrol': 'petrol',
  'cost.diesel': 'diesel',
  'cost.electricity': 'electricity',
  'cost.litres': '{used} L/100 km of {energy} at {price} a litre.',
  'cost.kilowattHours': '{used} kWh/100 km of {energy} at {price} a kWh.',
  'cost.noCappedPrice': 'Not included: no capped price holds for it. Ask our workshop.',
  'cost.services': '{count, plural, one {# service} other {# services}} at the capped price of {price}.',
  'cost.moreServices': '{count, number} more fall due, whose price is not in it.',
  'cost.aYear': '{amount} a year.',
  'cost.noRegistration': 'Not included: no fee of this state is given.',
  'cost.noInsurance': 'Not included: it depends on you and on where you park. Ask an insurer.',
  'cost.noTyres': 'Not included: it depends on how and where you drive.',
  'cost.noDepreciation': 'Not included: nobody knows what it will sell for. It is often the largest part.',
} as const satisfies MessageTable;
