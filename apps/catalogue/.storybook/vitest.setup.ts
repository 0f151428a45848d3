import { configure } from 'storybook/test';
import { afterEach, type TestContext } from 'vitest';
import { checkEveryTheme } from './everyTheme.ts';

// What a story waits for comes late where a machine has much else to do.
configure({ asyncUtilTimeout: 5_000 });

/** The story as Storybook hands it to its own hooks. */
interface StoryContext extends TestContext {
  story?: { id: string; globals: Record<string, unknown> };
}

/** After the full check in the theme it was drawn in, every story is measured in all the others. */
afterEach(async ({ story, task }: StoryContext) => {
  // What is wrong as drawn would only be said again for every theme.
  if (story && task.result?.state !== 'fail') await checkEveryTheme(story.id, String(story.globals['theme']));
});
