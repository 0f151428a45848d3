import type { MessageTable } from '../messageTable.ts';

/** Why a step of an order was not taken. */
export const orderRefusalMessages = {
  'orderRefusal.sold': 'This vehicle has been sold.',
  'orderRefusal.reserved': 'Somebody else has reserved this vehicle.',
  'orderRefusal.notOffered': 'This vehicle cannot be bought online.',
  'orderRefusal.noPrice': 'This vehicle has no online price.',
  'orderRefusal.noPayment': 'We cannot take a deposit for this vehicle online.',
  'orderRefusal.vehicleIsGone': 'This vehicle is not on our website any more.',
  'orderRefusal.unknownOrder': 'We could not find your order on this device. Begin again from the vehicle’s page.',
  'orderRefusal.ordered': 'Your order is placed already. Call us to change it.',
  'orderRefusal.noCookies': 'Your browser does not keep cookies for this site. Allow them to order online.',
  'orderRefusal.unavailable': 'We could not save your order just now. Please try again in a minute, or call us.',
  'orderRefusal.tooLong': 'This is more than the form can hold. Please shorten it.',
  'orderRefusal.noStep': 'This order has no such step.',
  'orderRefusal.lookAgain': 'An answer of your order has to be looked at again before the deposit.',
  'orderRefusal.amountsChanged':
    'The amounts have changed: the total is now {total} and the deposit {deposit}. Look at them again, and pay if you agree.',
} as const satisfies MessageTable;
