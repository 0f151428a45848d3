import type { MessageTable } from '../messageTable.ts';

/** The menu of a visitor who has signed in, or can. */
export const accountMenuMessages = {
  'accountMenu.myAccount': 'My account',
  'accountMenu.signIn': 'Sign in',
  'accountMenu.signOut': 'Sign out',
  'accountMenu.myGarage': 'My garage',
  'accountMenu.myReservations': 'My reservations',
  'accountMenu.saved': 'Saved {nounPlural}',
} as const satisfies MessageTable;
