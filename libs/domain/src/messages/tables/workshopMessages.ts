import type { MessageTable } from '../messageTable.ts';

/** Workshops on the pages of their forms. */
export const workshopMessages = {
  'workshop.whatItCosts': 'What it costs',
  'workshop.askForAQuote': 'Ask for a quote',
  'workshop.inEveryService': 'In every service',
  'workshop.whileWeHaveIt': 'While we have it',
} as const satisfies MessageTable;
