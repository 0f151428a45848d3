import type { MessageTable } from '../messageTable.ts';

/** What a vehicle costs to own. */
export const ownershipMessages = {
  'ownership.costOfOwnership': 'Cost of ownership',
  'ownership.kilometresAYear': 'Kilometres a year',
  'ownership.registeredIn': 'Registered in',
  'ownership.chooseAState': 'Choose a state',
  'ownership.compareWith': 'Compare with',
  'ownership.noOtherOne': 'Nothing else',
  'ownership.workItOut': 'Work it out',
  'ownership.aWeek': '{amount} a week',
  'ownership.basis': '{total} over {years} years at {distance} km a year',
  'ownership.basisWithout':
    '{total} over {years} years at {distance} km a year, not counting what’s marked as not included',
  'ownership.weekly': 'a week',
  'ownership.overYears': 'over {years} years',
  'ownership.part': 'Cost',
  'ownership.weekHead': 'Per week',
  'ownership.years': '{years} years',
  'ownership.notIncluded': 'not included',
  'ownership.allThatIsIncluded': 'Total of what’s included',
  'ownership.finance': 'Finance',
  'ownership.energy': 'Fuel or energy',
  'ownership.service': 'Service',
  'ownership.registration': 'Rego and compulsory insurance',
  'ownership.insurance': 'Comprehensive insurance',
  'ownership.tyres': 'Tyres',
  'ownership.depreciation': 'Depreciation',
  'ownership.source': '{source}, {date}.',
  'ownership.madeUpSource': '{source}, {date} (sample figure for this demo).',
} as const satisfies MessageTable;
