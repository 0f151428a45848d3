import type { MessageTable } from '../messageTable.ts';

/** Reserving a vehicle for a deposit, and what came of it. */
export const reserveMessages = {
  'reserve.title': 'Reserve this vehicle',
  'reserve.intro': 'Hold it while you decide, see it or arrange your finance.',
  'reserve.whatHappens': 'What happens',
  'reserve.youPay': 'You pay a deposit of {amount} now, {ways}.',
  'reserve.weKeepIt':
    'We keep the vehicle for you for {hours, plural, one {# hour} other {# hours}} from the moment the deposit is paid. Nobody else can reserve or buy it.',
  'reserve.refundable':
    'The deposit is fully refundable: cancel online before the hold ends, and you get all {amount} back.',
  'reserve.offThePrice': 'If you buy, the deposit comes off the price.',
  'reserve.moneyBack':
    '{hours, number}-hour money-back guarantee: bring the vehicle back within {hours, plural, one {# hour} other {# hours}} of delivery.',
  'reserve.whatItIsNot': 'What it is not',
  'reserve.notAContract':
    'A reservation is not a contract to buy, not an approval of finance and not a valuation of a trade-in. You owe nothing beyond the deposit.',
  'reserve.nextPayment': 'Next comes the secure payment page, where you pay {ways}.',
  'reserve.heldOncePaid': 'The vehicle is held once the deposit is paid, not before.',
  'reserve.submit': 'Reserve for {amount}',
  'reserve.yourDetails': 'Your details',
  'reserve.yourReservation': 'Your reservation',
  'reserve.deposit': 'Deposit',
  'reserve.reference': 'Reference',
  'reserve.tryAgain': 'Try again',
  'reserve.reserveAgain': 'Reserve it again',
  'reserve.seeMine': 'See my reservations',
  'reserve.seeAllVehicles': 'See all vehicles',
  'reserve.backToTheVehicle': 'Back to the vehicle',
  'reserve.held': 'Reserved',
  'reserve.completed': 'Sold to you',
  'reserve.completedTitle': 'The vehicle is yours',
  'reserve.completedText': 'Your deposit of {amount} was taken off the price. Thank you for buying from us.',
  'reserve.onceTheBankSaysYes': 'The vehicle is reserved once your bank says yes.',
  'reserve.declinedTitle': 'Your payment was declined',
  'reserve.declinedText': 'Nothing was taken from your account, and the vehicle is not reserved.',
  'reserve.declinedNext': 'Try again with the same card or another one, or ask your bank why it was declined.',
  'reserve.leftText': 'You left the payment page before paying. Nothing was taken, and the vehicle is not reserved.',
  'reserve.notReserved': 'Not reserved',
  'reserve.lostTitle': 'Somebody was a moment faster',
  'reserve.lostText':
    'Another buyer reserved this vehicle while you were paying. You pay nothing: if your bank shows the deposit, it is given back by itself.',
  'reserve.stillFree':
    'You pay nothing: if your bank shows the deposit, it is given back by itself. The vehicle is still free.',
  'reserve.personLimit': 'You hold as many vehicles as one person can',
  'reserve.personLimitText':
    'Cancel one of them in My garage and its deposit comes back, or wait until a hold ends. My garage says when.',
  'reserve.cardLimit': 'This card holds as many vehicles as one card can',
  'reserve.cardLimitText':
    'Reserve it again and pay with another card, or cancel a reservation that you paid with this one.',
  'reserve.siteLimit': 'We cannot hold another vehicle online just now',
  'reserve.siteLimitText': 'Please call us, and we reserve it for you.',
  'reserve.lapsed': 'Lapsed',
  'reserve.lapsedTitle': 'Your reservation has lapsed',
  'reserve.lapsedUntil': 'The vehicle was held for you until {until}, and can be reserved by others again.',
  'reserve.lapsedText': 'The time is over, and the vehicle can be reserved by others again.',
  'reserve.refunded': 'Cancelled',
  'reserve.refundDueTitle': 'Cancelled. {amount} is on its way back',
  'reserve.refundDueText': 'We are giving {amount} back to the card you paid with. You need not do anything.',
  'reserve.refundedTitle': 'Cancelled, {amount} refunded',
  'reserve.cancelledTitle': 'Your reservation is cancelled',
  'reserve.nothingTaken': 'Nothing was charged: if your bank shows the deposit, it is given back by itself.',
  'reserve.refundedText':
    'We have given {amount} back to the card you paid with. Banks take up to ten business days to show it.',
  'reserve.notReservedAnyMore': 'The vehicle is not reserved for you any more.',
  'reserve.cancel': 'Cancel and get {amount} back',
} as const satisfies MessageTable;
