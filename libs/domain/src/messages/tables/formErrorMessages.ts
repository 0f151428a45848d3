import type { MessageTable } from '../messageTable.ts';

/** What is wrong with an answer of a form. */
export const formErrorMessages = {
  'formError.postcode': 'Invalid postcode. Please enter a 4-digit number.',
  'formError.phone': 'Enter an Australian phone number, like 0412 345 678.',
  'formError.email': 'Enter your email address, like name@example.com.au.',
  'formError.choose': 'Choose an answer: {label}.',
  'formError.yesOrNo': 'Choose Yes or No.',
  'formError.tick': 'Tick the box: {label}.',
  'formError.enter': 'Enter {label}.',
  'formError.time': 'Choose a time.',
  'formError.number': 'Choose a number from {min} to {max}.',
  'formError.date': 'Enter a date as day, month and year, like 27/03/1988.',
  'formError.file': 'Add at least one {noun}.',
  'formError.age': 'You must be {years} or over.',
  'formError.onlyOneFile': 'Only one {noun} can be sent.',
  'formError.tooManyFiles': 'Up to {count} {nouns} can be sent.',
  'formError.filesGone': 'These {nouns} cannot be found any more. Remove them, and add them again.',
  'formError.plate': 'Enter the number plate, like 1ABC 234: letters and digits only.',
  'formError.yearBuilt': 'Enter the year it was built, from {from} to {to}.',
  'formError.problems':
    '{count, plural, =2 {Two answers need} =3 {Three answers need} =4 {Four answers need} =5 {Five answers need} one {One answer needs} other {# answers need}} another look',
  'formError.fixThese': 'Please fix the following errors:',
  'formError.state': 'Choose the state.',
} as const satisfies MessageTable;
