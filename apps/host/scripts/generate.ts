import { channelKind, formKind, generateCommand, sectionKind } from '@forecourt/platform/generate';
import { projectRoot } from '../server/projectRoot.ts';

// `forecourt generate …`: code of the agency's own, registered in its configuration.
const places = { config: 'forecourt.config.ts', project: '.', projects: [] };

process.exitCode = await generateCommand(process.argv.slice(2), {
  root: projectRoot,
  kinds: {
    section: sectionKind({
      ...places,
      folder: 'templates/sections',
      testing: '@forecourt/templates/testing',
      room: 'Sections',
      next: ['Put it into the pages of a template; npm run storybook shows it in every theme.'],
    }),
    form: formKind(places),
    channel: channelKind(places, (name) => `channels/${name}`),
  },
  checksOf: ({ tests }) => [
    { title: 'types', program: 'typescript', args: ['--noEmit'] },
    { title: 'tests', program: 'vitest', args: ['run', ...tests.files] },
  ],
  say: (line) => console.log(line),
});
