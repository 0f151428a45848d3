import type { MessageTable } from '../messageTable.ts';

/** Why the host did not do what a visitor asked for. */
export const refusalMessages = {
  'refusal.signInToSave': 'Sign in to save it to your list.',
  'refusal.anotherNumber': 'You are signed in with another number now. Please load the page again.',
  'refusal.listUnavailable': 'Your list cannot be reached just now. Please try again in a moment.',
  'refusal.notDeleted':
    'Not everything could be deleted just now. You are still signed in: please try again in a moment.',
  'refusal.whoYouAre': 'We could not look up who you are. Your spin is not used up: please try again in a minute.',
  'refusal.vehicleIsGone': 'This vehicle is no longer on our website. Nothing was charged.',
  'refusal.formIsGone': 'This form is no longer on our website. Please reload the page.',
  'refusal.noValuations': 'Cars are not valued online here. Please call us.',
  'refusal.signedOut': 'You are signed out. Load this page again to sign in: what you have filled in stays.',
  'refusal.formUnreadable': 'The form could not be read. Please send it again.',
  'refusal.filesUnreadable': 'The files could not be read. Please send them one at a time.',
  'refusal.filesTooLarge': 'These files are too large together. Send them one at a time; each may have up to 10 MB.',
  'refusal.filesAsAForm': 'Send the files as a form.',
  'refusal.addFilesAgain': 'Reload the page and add the files again.',
  'refusal.signInForFiles': 'Sign in to send files.',
  'refusal.signInForPictures': 'Sign in to send pictures.',
  'refusal.manyPostcodes': 'You have looked up many postcodes. Please try again in ten minutes.',
  'refusal.noPostcodes': 'We cannot look postcodes up just now. Please try again in a minute.',
  'refusal.invalidPostcode': 'Invalid postcode',
} as const satisfies MessageTable;
