import type { MessageTable } from '../messageTable.ts';

/** The wheel with prizes, and the prize that was won. */
export const spinMessages = {
  'spin.congratulations': 'Congratulations',
  'spin.youHaveWon': 'You have won: {name}',
  'spin.yourCode': 'Your code',
  'spin.wonOn': 'Won on {time}. Show this code at the dealership. To see it again, sign in with the same number.',
  'spin.thankYouToEverybody':
    'Thanks to everyone who entered. Your code is still here: sign in with the same number to see it again.',
  'spin.pleaseComeBackAnother': 'Please check back another time: we’ll have new prizes for you.',
  'spin.thisDrawIsOver': 'This prize draw has ended',
  'spin.thereIsNoDraw': 'There’s no prize draw right now',
  'spin.signInToSee': 'Sign in to see your prize',
  'spin.seeOur': 'See our {nounPlural}',
  'spin.everybodyHasOneSpin':
    'Everyone gets one spin. Sign in with your mobile number so we can keep your prize for you.',
  'spin.signInToSpin': 'Sign in to spin',
  'spin.spinTheWheel': 'Spin the wheel',
  'spin.firstName': 'First name',
  'spin.soThatWeKnow': 'So we know what to call you.',
  'spin.youHaveOneSpin':
    'You have one spin. By spinning you accept the terms, and {name} may call or text you about your prize.',
  'spin.openUntil': 'Open until {closes}.',
  'spin.theWheelIsSpinning': 'The wheel is spinning',
  'spin.youHaveWonName': 'You have won: {name}. Your code is {code}.',
  'spin.whatYouCanWin': 'What you can win',
  'spin.terms': 'Terms',
  'spin.spinToWin': 'Spin to win',
  'spin.onePrizeForEverybody': 'One spin each, and every spin wins a prize.',
  'spin.unreachable': 'We couldn’t reach our server. You still have your spin: check your connection and try again.',
} as const satisfies MessageTable;
