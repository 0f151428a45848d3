import type { MessageTable } from '../messageTable.ts';

/** Reserving a vehicle for a deposit, and what came of it. */
export const reserveMessages = {
  'reserve.title': 'Reserve this vehicle',
  'reserve.intro': 'We’ll hold it while you decide, come and see it or arrange finance.',
  'reserve.whatHappens': 'How it works',
  'reserve.youPay': 'You pay a deposit of {amount} now, {ways}.',
  'reserve.weKeepIt':
    'We hold the vehicle for you for {hours, plural, one {# hour} other {# hours}} from when you pay the deposit. Nobody else can reserve or buy it.',
  'reserve.refundable':
    'The deposit is fully refundable: cancel online, or let the hold run out, and you get all {amount} back.',
  'reserve.offThePrice': 'If you buy, the deposit comes off the price.',
  'reserve.moneyBack':
    '{hours, number}-hour money-back guarantee: bring the vehicle back within {hours, plural, one {# hour} other {# hours}} of delivery.',
  'reserve.whatItIsNot': 'What it isn’t',
  'reserve.notAContract':
    'A reservation isn’t a contract to buy, a finance approval or a trade-in valuation. You owe nothing beyond the deposit.',
  'reserve.nextPayment': 'Next up is the secure payment page, where you pay {ways}.',
  'reserve.heldOncePaid': 'The vehicle is on hold once you’ve paid the deposit, not before.',
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
  'reserve.completedText': 'Your deposit of {amount} came off the price. Thanks for buying from us.',
  'reserve.onceTheBankSaysYes': 'The vehicle is reserved once your bank approves the payment.',
  'reserve.declinedTitle': 'Your payment was declined',
  'reserve.declinedText': 'You haven’t been charged, and the vehicle isn’t reserved.',
  'reserve.declinedNext': 'Try again with the same card or another one, or ask your bank why it was declined.',
  'reserve.leftText':
    'You left the payment page before paying. You haven’t been charged, and the vehicle isn’t reserved.',
  'reserve.notReserved': 'Not reserved',
  'reserve.lostTitle': 'Someone else got in first',
  'reserve.lostText':
    'Another buyer reserved this vehicle while you were paying. You pay nothing: if the deposit shows up at your bank, it’s refunded automatically.',
  'reserve.stillFree':
    'You pay nothing: if the deposit shows up at your bank, it’s refunded automatically. The vehicle is still available.',
  'reserve.personLimit': 'You’ve reached your limit of vehicles on hold',
  'reserve.personLimitText':
    'Cancel one of them in My garage to get its deposit back, or wait until a hold ends. My garage shows when.',
  'reserve.cardLimit': 'This card has reached its limit of vehicles on hold',
  'reserve.cardLimitText': 'Reserve it again with another card, or cancel a reservation you paid for with this one.',
  'reserve.siteLimit': 'We can’t hold another vehicle online just now',
  'reserve.siteLimitText': 'Please call us and we’ll reserve it for you.',
  'reserve.lapsed': 'Ended',
  'reserve.lapsedTitle': 'Your reservation has ended',
  'reserve.lapsedUntil': 'We held the vehicle for you until {until}. Other buyers can now reserve it.',
  'reserve.lapsedText': 'Time’s up, and other buyers can now reserve the vehicle.',
  'reserve.refunded': 'Cancelled',
  'reserve.refundDueTitle': 'Cancelled. {amount} is on its way back',
  'reserve.refundDueText': 'We’re refunding {amount} to the card you paid with. You don’t need to do anything.',
  'reserve.refundedTitle': 'Cancelled, {amount} refunded',
  'reserve.cancelledTitle': 'Your reservation is cancelled',
  'reserve.nothingTaken':
    'You haven’t been charged: if the deposit shows up at your bank, it’s refunded automatically.',
  'reserve.refundedText':
    'We’ve refunded {amount} to the card you paid with. Your bank can take up to ten business days to show it.',
  'reserve.notReservedAnyMore': 'The vehicle is no longer reserved for you.',
  'reserve.cancel': 'Cancel and get {amount} back',
} as const satisfies MessageTable;
