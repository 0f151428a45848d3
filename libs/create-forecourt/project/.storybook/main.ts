import type { StorybookConfig } from '@storybook/react-vite';

/** The preset brings the toolbar, and every theme, template and style sheet that forecourt.config.ts registers. */
const config: StorybookConfig = {
  stories: ['../templates/**/*.stories.tsx'],
  addons: ['@forecourt/host/storybook/preset.mjs'],
  framework: '@storybook/react-vite',
};

export default config;
