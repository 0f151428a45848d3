import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { usedStyles } from './usedStyles.ts';

const stand = (file: string) => `${import.meta.dirname}/src/${file}`;

// One small file for pages that have no React: Preact takes React's place.
export default defineConfig({
  plugins: [react(), usedStyles()],
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: {
    alias: [
      { find: 'react-dom/client', replacement: 'preact/compat/client' },
      { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
      { find: /^react(-dom)?$/, replacement: stand('preactAsReact.js') },
      // The search library imports it for addresses that our own routing writes.
      { find: 'qs', replacement: stand('plainQuery.js') },
      // Inside the search library, by their files.
      {
        find: /^\.\.?\/(middlewares\/|lib\/routers\/)?(createInsightsMiddleware|createMetadataMiddleware|history)\.js$/,
        replacement: stand('unusedParts.js'),
      },
    ],
  },
  build: {
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      input: stand('forecourt.ts'),
      output: { entryFileNames: 'forecourt.js', chunkFileNames: '[name].js' },
    },
  },
});
