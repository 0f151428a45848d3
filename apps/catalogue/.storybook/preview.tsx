import type { Preview } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { themes } from './catalogueThemes.ts';
import { templateNames, themeChoices } from '@forecourt/domain';
import { breakpoints } from '@forecourt/ui/tokens';
// By itself: a bundler that looks through the index of ui does not meet the sheet that the index brings.
import '../../../libs/ui/src/reset.css.ts';
import { freshDevice } from './freshDevice.ts';
import { checkLeftActions } from './leftActions.ts';
import { siteLanguageTitles } from './siteLanguage.ts';
import { withoutTags } from './withoutTags.ts';
import { withSite } from './withSite.tsx';

const choices = (names: readonly string[]) => names.map((name) => ({ value: name, title: name }));

/** Fetched for pages of components alone: stories and their tests need none of it. */
const ComponentPage = lazy(() => import('./ComponentPage.tsx'));

const preview: Preview = {
  // A page for each component: its comment, its props with theirs, and its stories.
  tags: ['autodocs'],
  decorators: [withSite],
  argTypesEnhancers: [withoutTags],
  // The story before has been tidied up by now.
  beforeEach: async ({ id }) => {
    if (import.meta.env.MODE !== 'test') return;
    freshDevice();
    await checkLeftActions(id);
  },
  initialGlobals: { theme: 'neutral', density: 'own', template: 'franchise', locale: 'en-AU', flags: 'resolved' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'paintbrush', items: choices(Object.keys(themes)), dynamicTitle: true },
    },
    density: {
      description: 'Density',
      toolbar: {
        title: 'Density',
        icon: 'grow',
        items: [{ value: 'own', title: "The theme's own density" }, ...choices(themeChoices.density)],
        dynamicTitle: true,
      },
    },
    template: {
      description: 'Template',
      toolbar: { title: 'Template', icon: 'template', items: choices(templateNames), dynamicTitle: true },
    },
    locale: {
      description: 'Language',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: Object.entries(siteLanguageTitles).map(([value, title]) => ({ value, title })),
        dynamicTitle: true,
      },
    },
    flags: {
      description: 'Flags',
      toolbar: {
        title: 'Flags',
        icon: 'switchalt',
        items: [
          { value: 'resolved', title: 'Flags as resolved' },
          { value: 'defaults', title: 'Flags at their defaults' },
          { value: 'on', title: 'All flags on' },
          { value: 'off', title: 'All flags off' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    layout: 'padded',
    docs: {
      page: () => (
        <Suspense>
          <ComponentPage />
        </Suspense>
      ),
    },
    a11y: {
      test: 'error',
      // What passed is of use to who looks at a story; tests would only carry it to and fro.
      options: import.meta.env.MODE === 'test' ? { resultTypes: ['violations'], preload: false } : {},
    },
    options: {
      storySort: { order: ['Foundations', 'UI', 'Content', 'Search', 'Vehicle', 'Finance', 'Forms', '*', 'Templates'] },
    },
    viewport: {
      options: {
        narrow: { name: 'Narrow phone (320)', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        phone: { name: 'Phone (390)', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        ...Object.fromEntries(
          Object.entries(breakpoints).map(([name, width]) => [
            name,
            {
              name: `From ${name} (${width})`,
              styles: { width: `${width}px`, height: '900px' },
              type: width < 992 ? 'tablet' : 'desktop',
            },
          ]),
        ),
      },
    },
  },
};

export default preview;
