import type { MessageTable } from '../messageTable.ts';

/** Why a step of an order was not taken. */
export const orderRefusalMessages = {
  'orderRefusal.sold': 'This vehicle has been sold.',
  'orderRefusal.reserved': 'Someone else has reserved this vehicle.',
  'orderRefusal.notOffered': 'You can’t buy this vehicle online.',
  'orderRefusal.noPrice': 'This vehicle doesn’t have an online price.',
  'orderRefusal.noPayment': 'We can’t take a deposit for this vehicle online.',
  'orderRefusal.vehicleIsGone': 'This vehicle is no longer on our website.',
  'orderRefusal.unknownOrder': 'We couldn’t find your order on this device. Start again from the vehicle’s page.',
  'orderRefusal.ordered': 'You’ve already placed this order. Call us to change it.',
  'orderRefusal.noCookies': 'Your browser blocks cookies for this site. Allow them to order online.',
  'orderRefusal.unavailable': 'We couldn’t save your order just now. Please try again in a minute, or call us.',
  'orderRefusal.tooLong': 'This is too long. Please shorten it.',
  'orderRefusal.noStep': 'This order doesn’t have that step.',
  'orderRefusal.lookAgain': 'Please check one of your answers before you pay the deposit.',
  'orderRefusal.amountsChanged':
    'The amounts have changed: the total is now {total} and the deposit {deposit}. Check them, and pay if you’re happy.',
} as const satisfies MessageTable;
