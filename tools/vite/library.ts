import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type UserConfig } from 'vite';
import { cascadeLayer } from './layers.ts';

/**
 * Names of classes and custom properties: two letters of the library, two digits for the file, the rest for the style.
 * They stand in each page's HTML, data and styles, so that each letter of them is sent a thousand times.
 */
function shortNames(name: string, folder: string): (style: { filePath: string; hash: string }) => string {
  const files = globSync('src/**/*.css.ts', { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
  const styles = new Map<string, Map<string, string>>();
  return ({ filePath, hash }) => {
    const file = files.findIndex((one) => filePath.endsWith(one));
    if (file < 0) throw new Error(`${filePath} is not below the src of ${name}.`);
    const known = styles.get(filePath) ?? new Map<string, string>();
    styles.set(filePath, known);
    const style = known.get(hash) ?? known.size.toString(36);
    known.set(hash, style);
    return name.slice(0, 2) + file.toString(36).padStart(2, '0') + style;
  };
}

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
    'words/index': 'src/words/index.ts',
    'words/serverWords': 'src/words/serverWords.ts',
  };
  const entry = Object.fromEntries(Object.entries(doors).filter(([, file]) => existsSync(join(folder, file))));
  return defineConfig({
    root: folder,
    logLevel: 'warn',
    plugins: [react(), vanillaExtractPlugin({ identifiers: shortNames(name, folder) }), cascadeLayer()],
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
