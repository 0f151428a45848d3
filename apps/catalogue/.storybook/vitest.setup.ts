// First: what is imported may read the clock.
import './fixedClock.ts';
import { configure } from 'storybook/test';
import { afterEach, type TestContext } from 'vitest';
import { themes } from './catalogueThemes.ts';
import { checkThemes } from './everyTheme.ts';
import { checkNarrow } from './narrow.ts';
import { checkPictures } from './pictures.ts';
import { checkRightToLeft } from './rightToLeft.ts';

// How long a test waits for what it expects: a right result ends the wait at once, so that only a failure lasts longer.
// It promises no speed: how quick pages are is measured on its own (npm run bench:typing). The library's second is too
// short where several processes of tests share the machine's processors.
configure({ asyncUtilTimeout: 5_000 });

/** The story as Storybook hands it to its own hooks. */
interface StoryContext extends TestContext {
  story?: { id: string; tags: string[]; globals: Record<string, unknown> };
}

/** The first story of a component stands for its look, unless it moves by itself. */
const hasPicture = ({ story, task }: StoryContext): boolean =>
  task.file.tasks[0] === task && !story?.tags.includes('no-picture');

/**
 * After the check of names, roles and structure: every story is measured in the theme that it is drawn in, and those of a
 * part in all others too; some are pictured, and each is turned round as for languages that run from right to left.
 */
afterEach(async (context: StoryContext) => {
  const { story, task } = context;
  // What is wrong as drawn would only be said again for every theme.
  if (!story || task.result?.state === 'fail') return;
  // The parts of a whole page have stories of their own.
  const isWhole = story.tags.includes('whole-page');
  const shown = String(story.globals['theme']);
  await checkThemes(story.id, shown, isWhole ? [shown] : Object.keys(themes));
  if (hasPicture(context)) await checkPictures(story.id);
  checkRightToLeft(story.id);
  // Long words are what widens a page.
  if (isWhole && story.id.endsWith('-long')) await checkNarrow(story.id);
});
