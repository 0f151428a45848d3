import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type UserConfig } from 'vite';
import { cascadeLayer } from './layers.ts';

/** Vite build of one React library: one module out for each in, one style sheet, nothing bundled from outside. */
export function libraryConfig(name: string, folder: string): UserConfig {
  const doors = {
    index: 'src/index.ts',
    'model/index': 'src/model/index.ts',
    'model/query': 'src/model/query.ts',
    'tokens/index': 'src/tokens/index.ts',
    'config/index': 'src/config/index.ts',
    'sections/index': 'src/sections/index.ts',
    'testing/index': 'src/testing/index.ts',
  };
  const entry = Object.fromEntries(Object.entries(doors).filter(([, file]) => existsSync(join(folder, file))));
  return defineConfig({
    root: folder,
    logLevel: 'warn',
    plugins: [
      react(),
      vanillaExtractPlugin({ identifiers: ({ hash }) => `fc${name.slice(0, 2)}${hash}` }),
      cascadeLayer(),
    ],
    build: {
      lib: { entry, formats: ['es'], cssFileName: 'styles' },
      sourcemap: false,
      minify: false,
      rolldownOptions: {
        external: (id) => !/^[./\0]/.test(id),
        output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
      },
    },
  });
}
