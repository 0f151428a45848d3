import { afterEach, type TestContext } from 'vitest';
import { checkEveryTheme } from './everyTheme.ts';

/** The story as Storybook hands it to its own hooks. */
interface StoryContext extends TestContext {
  story?: { id: string; globals: Record<string, unknown> };
}

/** After the full check in the theme it was drawn in, every story is measured in all the others. */
afterEach(async ({ story }: StoryContext) => {
  if (story) await checkEveryTheme(story.id, String(story.globals['theme']));
});
