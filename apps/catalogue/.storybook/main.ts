import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { componentFacts } from '../../../tools/vite/componentFacts.ts';
import { metLate, sourceAlias, stylePlugins } from './library.ts';

const config: StorybookConfig = {
  stories: ['../src/**/*.stories.tsx', '../../../libs/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (found) =>
    mergeConfig(found, {
      plugins: [...stylePlugins(), componentFacts()],
      resolve: { alias: sourceAlias },
      optimizeDeps: { include: metLate },
      server: { fs: { allow: ['../..'] } },
    }),
};

export default config;
