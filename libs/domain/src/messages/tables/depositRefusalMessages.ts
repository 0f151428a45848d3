import type { MessageTable } from '../messageTable.ts';

/** Why a payment page was not opened, and what stands on one. */
export const depositRefusalMessages = {
  'depositRefusal.manyReserved':
    'We’re holding as many vehicles as we can online right now. You haven’t been charged. Please call us and we’ll reserve it for you.',
  'depositRefusal.youHold':
    'You already have {count, plural, one {# vehicle} other {# vehicles}} on hold with us, which is the most you can have at once. You haven’t been charged. Cancel one in My garage to get its deposit back, or wait until a hold ends.',
  'depositRefusal.notOnline': 'You can’t reserve this vehicle online. Please contact us.',
  'depositRefusal.noPayment': 'We can’t take a deposit for this vehicle online. Please contact us.',
  'depositRefusal.noPrice': 'This vehicle doesn’t have a price yet, so we can’t take a deposit. Please contact us.',
  'depositRefusal.sold': 'This vehicle has been sold. Please choose another, or contact us.',
  'depositRefusal.reserved': 'Someone else has reserved this vehicle. Please choose another, or contact us.',
  'depositRefusal.correctFields': 'Please correct the fields marked below.',
  'depositRefusal.vehicleIsGone': 'This vehicle is no longer on our website. Please choose another, or contact us.',
  'depositRefusal.noOnlinePayment': 'You can’t pay online on this website. Please contact us.',
  'depositRefusal.unavailable':
    'We couldn’t open the payment page just now. You haven’t been charged. Please try again in a minute, or call us.',
  'depositRefusal.tooMany':
    'Too many payment pages were opened from your connection in the past hour. You haven’t been charged. Please try again later, or call us.',
  'depositRefusal.depositFor': 'Deposit for {vehicle}',
  'depositRefusal.holdsFor': 'Holds the vehicle for {count, plural, one {# hour} other {# hours}}. Fully refundable.',
  'depositRefusal.payment': '{dealer}: {purpose}',
  'depositRefusal.reference': 'Reference {reference}',
} as const satisfies MessageTable;
