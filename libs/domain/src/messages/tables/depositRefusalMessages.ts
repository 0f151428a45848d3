import type { MessageTable } from '../messageTable.ts';

/** Why a payment page was not opened, and what stands on one. */
export const depositRefusalMessages = {
  'depositRefusal.manyReserved':
    'As many vehicles are reserved online just now as we can look after. Nothing was charged. Please call us, and we reserve it for you.',
  'depositRefusal.youHold':
    'You hold {count, plural, one {# vehicle} other {# vehicles}} with us already, which is the most at a time. Nothing was charged. Cancel one in My garage and its deposit comes back, or wait until a hold ends.',
  'depositRefusal.notOnline': 'This vehicle cannot be reserved online. Please contact us.',
  'depositRefusal.noPayment':
    'We cannot take a deposit for this vehicle online, in the ways to pay that it names. Please contact us.',
  'depositRefusal.noPrice': 'This vehicle has no price yet, so nobody can pay a deposit for it. Please contact us.',
  'depositRefusal.sold': 'This vehicle has been sold. Please choose another, or contact us.',
  'depositRefusal.reserved': 'Somebody else has reserved this vehicle. Please choose another, or contact us.',
  'depositRefusal.correctFields': 'Please correct the fields marked below.',
  'depositRefusal.vehicleIsGone': 'This vehicle is no longer on our website. Please choose another, or contact us.',
  'depositRefusal.noOnlinePayment': 'You cannot pay online on this website. Please contact us.',
  'depositRefusal.unavailable':
    'We could not open the payment page just now. Nothing was charged. Please try again in a minute, or call us.',
  'depositRefusal.tooMany':
    'Many payment pages were opened from your connection within an hour. Nothing was charged. Please try again later, or call us.',
  'depositRefusal.depositFor': 'Deposit for {vehicle}',
  'depositRefusal.holdsFor': 'Holds the vehicle for {count, plural, one {# hour} other {# hours}}. Fully refundable.',
  'depositRefusal.payment': '{dealer}: {purpose}',
  'depositRefusal.reference': 'Reference {reference}',
} as const satisfies MessageTable;
