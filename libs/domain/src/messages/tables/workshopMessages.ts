import type { MessageTable } from '../messageTable.ts';

/** Workshops on the pages of their forms. */
export const workshopMessages = {
  'workshop.whatItCosts': 'What it costs',
  'workshop.askForAQuote': 'Ask for a quote',
  'workshop.inEveryService': 'Included in every service',
  'workshop.whileWeHaveIt': 'While we work on it',
  'workshop.opensBookingSite': 'Opens {make}’s booking site',
  'workshop.theManufacturer': 'the manufacturer',
  'workshop.chooseATime': 'Choose a time online',
  'workshop.chooseThereOrAsk': 'Choose a time there yourself, or ask us below and we’ll find one for you.',
  'workshop.loanCar': 'Loan car',
  'workshop.shuttle': 'Shuttle',
  'workshop.collection': 'We pick it up',
  'workshop.wait': 'Wait here',
} as const satisfies MessageTable;
