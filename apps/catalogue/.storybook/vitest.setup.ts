// First: what is imported may read the clock.
import './fixedClock.ts';
import { configure } from 'storybook/test';
import { afterEach, type TestContext } from 'vitest';
import { themes } from './catalogueThemes.ts';
import { checkThemes } from './everyTheme.ts';
import { holdStill } from './holdStill.ts';
import { checkNarrow } from './narrow.ts';
import { checkPictures } from './pictures.ts';
import { checkRightToLeft } from './rightToLeft.ts';
import { checkStructure } from './structure.ts';

// How long a test waits for what it expects: a right result ends the wait at once, so that only a failure lasts longer.
// It promises no speed: how quick pages are is measured on its own (npm run bench:typing). The library's second is too
// short where several processes of tests share the machine's processors.
configure({ asyncUtilTimeout: 5_000 });

/** The story as Storybook hands it to its own hooks. */
interface StoryContext extends TestContext {
  story?: { id: string; tags: string[]; globals: Record<string, unknown>; play?: unknown };
}

/** One theme to check in full, and the matrix: every story with every check in every theme. */
const env: Readonly<Record<string, string | undefined>> = import.meta.env;
const isOneTheme = Boolean(env['FORECOURT_THEME']);
const isMatrix = Boolean(env['FORECOURT_MATRIX']);

async function checkStory({ story, task }: StoryContext): Promise<void> {
  if (!story) return;
  const { id, tags } = story;
  const isFirst = task.file.tasks[0] === task;
  if (isFirst || isOneTheme || isMatrix || story.play || tags.includes('axe'))
    await checkStructure(id, { looks: isOneTheme });
  if (isOneTheme) return;
  // The parts of a whole page have stories of their own.
  const isFullPage = tags.includes('whole-page');
  const shown = String(story.globals['theme']);
  await checkThemes(id, shown, isFullPage && !isMatrix ? [shown] : Object.keys(themes));
  if (isFirst && tags.includes('picture')) await checkPictures(id);
  checkRightToLeft(id);
  // Long words are what widens a page.
  if (isFullPage && id.endsWith('-long')) await checkNarrow(id);
}

/** Which checks a story gets beside its rendering and its play function: see "What is checked?" in the README. */
afterEach(async (context: StoryContext) => {
  // What is wrong as drawn would only be said again for every theme.
  if (context.task.result?.state === 'fail') return;
  const moveAgain = holdStill();
  try {
    await checkStory(context);
  } finally {
    moveAgain();
  }
});
