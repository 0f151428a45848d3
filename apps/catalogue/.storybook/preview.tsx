import type { Preview } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { boutiqueFlags } from '../../../examples/template-boutique/template.ts';
import { themes } from './catalogueThemes.ts';
import { templateNames } from '@forecourt/domain';
import { densities } from '@forecourt/tenant-themes';
import { sitePreview } from '@forecourt/ui/testing';
// By itself: a bundler that looks through the index of ui does not meet the sheet that the index brings.
import '../../../libs/ui/src/reset.css.ts';
import { fontUrls } from './fontUrls.ts';
import { freshDevice } from './freshDevice.ts';
import { checkLeftActions } from './leftActions.ts';
import { siteLanguages } from './siteLanguage.ts';
import { withoutTags } from './withoutTags.ts';

/** Fetched for pages of components alone: stories and their tests need none of it. */
const ComponentPage = lazy(() => import('./ComponentPage.tsx'));

const site = sitePreview({
  themes,
  firstTheme: 'neutral',
  templates: templateNames,
  spaces: densities,
  languages: siteLanguages,
  flags: boutiqueFlags,
  fontUrl: (file) => fontUrls[file] ?? '',
});

const preview: Preview = {
  ...site,
  // A page for each component: its comment, its props with theirs, and its stories.
  tags: ['autodocs'],
  argTypesEnhancers: [withoutTags],
  // The story before has been tidied up by now.
  beforeEach: async ({ id }) => {
    if (import.meta.env.MODE !== 'test') return;
    freshDevice();
    await checkLeftActions(id);
  },
  parameters: {
    ...site.parameters,
    layout: 'padded',
    docs: {
      page: () => (
        <Suspense>
          <ComponentPage />
        </Suspense>
      ),
    },
    // Shown beside each story; tests run axe by a rule of their own (`vitest.setup.ts`).
    a11y: { test: import.meta.env.MODE === 'test' ? 'off' : 'error' },
    options: {
      storySort: { order: ['Foundations', 'UI', 'Content', 'Search', 'Vehicle', 'Finance', 'Forms', '*', 'Templates'] },
    },
  },
};

export default preview;
