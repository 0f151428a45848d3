import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { resolve } from 'node:path';
import type { AliasOptions, PluginOption } from 'vite';
import { cascadeLayer } from '../../../tools/vite/layers.ts';

const libs = resolve(import.meta.dirname, '../../../libs');

/** Every library from its source, so that one sheet of styles exists once and an edit shows at once. */
export const sourceAlias: AliasOptions = [
  { find: /^@forecourt\/([a-z-]+)$/, replacement: `${libs}/$1/src/index.ts` },
  {
    find: /^@forecourt\/([a-z-]+)\/(model|testing|tokens|words|messages|sections|config)$/,
    replacement: `${libs}/$1/src/$2/index.ts`,
  },
];

/** Styles as the libraries build them: compiled ahead, each in the cascade layer of its library. */
export function stylePlugins(): PluginOption[] {
  return [vanillaExtractPlugin(), cascadeLayer()];
}

/** Packages met only once a story runs: a cold first run would reload in the middle of a test without them. */
export const metLate = [
  '@vanilla-extract/recipes/createRuntimeFn',
  'maplibre-gl',
  'photoswipe',
  'radix-ui',
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-aria/I18nProvider',
  'react-aria/useSlider',
  'react-stately/useSliderState',
  'zod',
];
