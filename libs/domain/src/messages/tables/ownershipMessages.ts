import type { MessageTable } from '../messageTable.ts';

/** What a vehicle costs to own. */
export const ownershipMessages = {
  'ownership.costOfOwnership': 'Cost of ownership',
  'ownership.kilometresAYear': 'Kilometres a year',
  'ownership.registeredIn': 'Registered in',
  'ownership.chooseAState': 'Choose a state',
  'ownership.compareWith': 'Compare with',
  'ownership.noOtherOne': 'No other one',
  'ownership.workItOut': 'Work it out',
  'ownership.aWeek': '{amount} a week',
  'ownership.basis': '{total} over {years} years at {distance} km a year',
  'ownership.basisWithout':
    '{total} over {years} years at {distance} km a year, without what is marked as not included',
  'ownership.weekly': 'a week',
  'ownership.overYears': 'over {years} years',
  'ownership.part': 'Part',
  'ownership.weekHead': 'A week',
  'ownership.years': '{years} years',
  'ownership.notIncluded': 'not included',
  'ownership.allThatIsIncluded': 'All that is included',
} as const satisfies MessageTable;
