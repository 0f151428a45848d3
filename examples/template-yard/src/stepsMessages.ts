/** What the section says, unless a site's file says it otherwise. */
export const stepsMessages = {
  'yardSteps.title': 'Three steps, no haggling',
  'yardSteps.choose': 'Choose',
  'yardSteps.chooseText': 'Every {noun} here is in the yard, at the price you pay.',
  'yardSteps.drive': 'Drive',
  'yardSteps.driveText': 'Drop in or pick a time, and drive it on roads you know.',
  'yardSteps.home': 'Take it home',
  'yardSteps.homeText': 'We do the paperwork while you wait, and you can trade in your old one.',
  'yardSteps.ask': 'Pick a time',
} as const;
