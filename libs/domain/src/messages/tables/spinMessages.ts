import type { MessageTable } from '../messageTable.ts';

/** The wheel with prizes, and the prize that was won. */
export const spinMessages = {
  'spin.congratulations': 'Congratulations',
  'spin.youHaveWon': 'You have won: {name}',
  'spin.yourCode': 'Your code',
  'spin.wonOn':
    'Won on {time}. Show this code at the dealership. It stays on this page: sign in with the same number to see it again.',
  'spin.thankYouToEverybody':
    'Thank you to everybody who took part. Your code stays here for you: it is shown to who signs in with the same number.',
  'spin.pleaseComeBackAnother': 'Please come back another time: we will have new prizes for you.',
  'spin.thisDrawIsOver': 'This draw is over',
  'spin.thereIsNoDraw': 'There is no draw just now',
  'spin.signInToSee': 'Sign in to see your prize',
  'spin.seeOur': 'See our {nounPlural}',
  'spin.everybodyHasOneSpin':
    'Everybody has one spin. Sign in with your mobile number, so that your prize is kept for you.',
  'spin.signInToSpin': 'Sign in to spin',
  'spin.spinTheWheel': 'Spin the wheel',
  'spin.firstName': 'First name',
  'spin.soThatWeKnow': 'So that we know what to call you.',
  'spin.youHaveOneSpin':
    'You have one spin. By spinning you accept the terms, and {name} may call or text you about your prize.',
  'spin.openUntil': 'Open until {closes}.',
  'spin.theWheelIsSpinning': 'The wheel is spinning',
  'spin.youHaveWonName': 'You have won: {name}. Your code is {code}.',
  'spin.whatYouCanWin': 'What you can win',
  'spin.terms': 'Terms',
  'spin.spinToWin': 'Spin to win',
  'spin.onePrizeForEverybody': 'One spin, one prize, for everybody.',
  'spin.unreachable': 'We could not reach our server. Your spin is not used up: check your connection and try again.',
} as const satisfies MessageTable;
