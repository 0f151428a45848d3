import type { PictureMode } from './pictureFiles.ts';

/** A story whose picture is not the one that was kept, with the files of its pictures. */
export interface ReportedStory {
  story: string;
  /** What is different, in words that follow its name. */
  words: string;
  before?: string;
  after?: string;
  difference?: string;
}

const heads = { before: 'Before', after: 'After', difference: 'Difference' } as const;

const figure = (head: string, file: string): string =>
  `<figure><figcaption>${head}</figcaption><img src="${file}" alt="" loading="lazy"></figure>`;

const section = ({ story, words, ...files }: ReportedStory): string => {
  const figures = Object.entries(heads).map(([name, head]) => {
    const file = files[name as keyof typeof heads];
    return file ? figure(head, file) : '';
  });
  return `<section><h2>${story}</h2><p>It ${words}.</p><div>${figures.join('')}</div></section>`;
};

/** A page that shows each changed story before, after and where it differs. Names of stories are letters and hyphens. */
export const reportPage = (stories: readonly ReportedStory[], mode: PictureMode): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pictures of stories</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; background: #f4f4f5; color: #18181b }
  section { background: #fff; padding: 1rem 1.5rem; margin-block: 1.5rem; border: 1px solid #d4d4d8 }
  h2 { font-size: 1.125rem; margin: 0 } p { margin: 0 0 1rem }
  section > div { display: grid; grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr)); gap: 1rem }
  figure { margin: 0 } figcaption { font-weight: 600 } img { max-width: 100%; border: 1px solid #d4d4d8 }
</style>
<h1>${stories.length} ${stories.length === 1 ? 'story' : 'stories'} with ${mode === 'update' ? 'a new picture' : 'another look'}</h1>
${stories
  .toSorted((one, other) => one.story.localeCompare(other.story))
  .map(section)
  .join('\n')}
</html>
`;
