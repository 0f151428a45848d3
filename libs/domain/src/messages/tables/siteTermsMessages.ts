import type { MessageTable } from '../messageTable.ts';

/** The terms of use below the box that agrees to them. */
export const siteTermsMessages = {
  'siteTerms.read': 'Read the terms of use',
  'siteTerms.terms': 'Terms of use',
} as const satisfies MessageTable;
