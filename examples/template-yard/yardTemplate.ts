import { defineTemplate } from '@forecourt/templates/config';
import { stepsMessages } from './src/stepsMessages.ts';

/** A superstore whose home page shows what came in first, and then how buying goes. Every page is the superstore's. */
export const yard = defineTemplate({
  extends: 'superstore',
  from: import.meta.url,
  sections: {
    Home: [
      'hero',
      'arrived',
      'bodies',
      { steps: './src/StepsSection.tsx' },
      'makes',
      'reviews',
      'offers',
      'about',
      'places',
    ],
  },
  messages: stepsMessages,
});
