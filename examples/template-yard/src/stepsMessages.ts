/** What the section says, unless a site's file says it otherwise. */
export const stepsMessages = {
  'yardSteps.title': 'Three steps, no haggling',
  'yardSteps.choose': 'Choose',
  'yardSteps.chooseText': 'Every {noun} here is in the yard, at the price that you pay.',
  'yardSteps.drive': 'Drive',
  'yardSteps.driveText': 'Come by or name a time, and take the road that you know.',
  'yardSteps.home': 'Take it home',
  'yardSteps.homeText': 'We do the papers while you wait. Your old one can stay here.',
  'yardSteps.ask': 'Name a time',
} as const;
