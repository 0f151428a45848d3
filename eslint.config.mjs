import nx from '@nx/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { moduleBoundaries } from './tools/lint/boundaries.mjs';
import { houseRules } from './tools/lint/houseRules.mjs';

const tests = ['**/*.test.{ts,tsx}', '**/*.spec.ts', '**/e2e/**', '**/test/**', '**/testing/**'];
const configuration = ['**/*.config.{ts,mjs}', '**/.storybook/**'];
/** Where code may touch the machine: files, sockets, processes, databases. */
const machineRoom = [
  'libs/platform/**',
  'libs/search-engine/**',
  'apps/worker/**',
  'apps/host/server/**',
  'apps/host/scripts/**',
  'apps/host/storybook/**',
  'apps/host/bin/**',
  'libs/create-forecourt/{bin,src}/**',
  'tools/**',
];
const model = ['libs/*/src/model/**', 'libs/domain/src/**'];

/** Folders whose visible words are not messages yet. Nothing else is exempt. */
const withoutMessages = [
  'apps/catalogue/**',
  // Said to dealers' people and to operators, in the platform's language.
  'apps/host/src/app/{demo,edit}/**',
  'apps/host/src/site/editor/**',
  'examples/**',
  // A template that an agency begins with, in its own words.
  'libs/create-forecourt/project/**',
  'libs/demo/**',
];

/** Where texts that people read are written: tables, definitions of forms, replies, and what components say themselves. */
const visibleTexts = [
  'libs/domain/src/{content,law,messages,replies}/**/*.ts',
  'libs/{forms,purchase}/src/model/**/*.ts',
  'libs/templates/src/texts/**/*.ts',
  'apps/host/src/site/editor/**/*.ts',
  'examples/**/*.ts',
  '**/*.tsx',
];

/** Switches rules of this repository on, by their names. */
const house = (...names) => Object.fromEntries(names.map((name) => [`forecourt/${name}`, 'error']));

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/.next*/',
      '**/.nx/',
      '**/.forecourt*/',
      '**/storybook-static/',
      '**/test-results/',
      '**/next-env.d.ts',
      'libs/platform/migrations/',
      'apps/host/public/assets/',
      'tools/lint/planted/',
    ],
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    extends: [tseslint.configs.recommended],
    plugins: { '@nx': nx, forecourt: { rules: houseRules } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@nx/enforce-module-boundaries': ['error', moduleBoundaries()],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', 250],
      ...house('no-export-all', 'no-default-export', 'no-spread-literal'),
    },
  },
  // A build's configuration works on the workspace's files before any package of it exists.
  { files: configuration, rules: { '@nx/enforce-module-boundaries': 'off' } },
  // Written from the host's configuration, which may take a template from a folder that is no package of the workspace.
  {
    files: ['apps/host/src/site/templates/{pages/*,contentBlocks}.ts'],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
  {
    files: ['**/*.tsx', '**/use*.ts'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.recommended],
    rules: {
      // A list or region that scrolls must be reachable by keyboard; axe demands what this rule refuses.
      'jsx-a11y/no-noninteractive-tabindex': 'off',
      // Links take their words as children, which this rule cannot see; axe checks every story instead.
      'jsx-a11y/anchor-has-content': 'off',
    },
  },
  // A page renders once, on the server, for one request: there it may look at the clock.
  { files: ['apps/host/src/app/**'], rules: { 'react-hooks/purity': 'off' } },
  {
    files: ['apps/**/*.{ts,tsx}', 'libs/**/*.{ts,tsx}'],
    // The second asks for development alone, which bundlers know.
    ignores: [
      'libs/platform/src/config/config.ts',
      'libs/ui/src/site/reportMissing.ts',
      'apps/host/server/main.ts',
      '**/*.config.ts',
    ],
    rules: house('settings-in-one-file'),
  },
  {
    files: ['apps/**/*.{ts,tsx}', 'libs/**/*.{ts,tsx}'],
    ignores: ['libs/ui/src/store/deviceStore.ts', '**/*.stories.tsx', ...tests],
    rules: house('device-storage-in-one-file'),
  },
  {
    files: ['apps/**/*.{ts,tsx}', 'libs/**/*.{ts,tsx}'],
    ignores: ['apps/host/**'],
    rules: house('next-only-in-host'),
  },
  {
    files: ['apps/**/*.{ts,tsx}', 'libs/**/*.{ts,tsx}'],
    ignores: [...machineRoom, ...configuration, ...tests],
    rules: house('machines-only-in-platform', 'databases-only-in-platform'),
  },
  {
    files: ['libs/platform/**', 'libs/search-engine/**', 'apps/worker/**'],
    rules: house('server-takes-only-models'),
  },
  { files: ['libs/search-engine/**'], rules: house('search-engine-stands-alone') },
  { files: ['libs/platform/src/**'], ignores: tests, rules: house('rooms-in-order') },
  // A component's parts may name its props; elsewhere types in a circle are files that cannot be read one by one.
  { files: ['apps/**/*.{ts,tsx}', 'libs/**/*.{ts,tsx}'], rules: house('no-import-circles') },
  {
    files: ['libs/{platform,search-engine}/**', 'apps/host/server/**', ...model],
    rules: { 'forecourt/no-import-circles': ['error', { types: true }] },
  },
  // Where a vehicle's fields are copied as they are: its own schema, feeds, the search index and the live facts.
  {
    files: ['apps/**/*.{ts,tsx}', 'libs/**/*.{ts,tsx}'],
    ignores: [
      ...tests,
      'libs/domain/src/{displayPrice,vehicle}.ts',
      'libs/platform/src/stock/views/openViews.ts',
      'libs/search/src/model/attributeValues.ts',
    ],
    rules: house('rent-has-a-unit'),
  },
  {
    files: model,
    ignores: tests,
    rules: house(
      'model-imports-nothing-impure',
      'model-touches-no-globals',
      'model-has-no-clock',
      'model-has-no-chance',
    ),
  },
  {
    files: ['**/*.tsx'],
    ignores: [...withoutMessages, '**/*.stories.tsx', ...tests],
    rules: house('words-are-messages'),
  },
  {
    files: visibleTexts,
    ignores: ['**/*.stories.tsx', ...tests],
    rules: house('plain-english'),
  },
  {
    files: ['**/*.css.ts'],
    rules: house('no-raw-colours', 'no-raw-spacing', 'no-raw-layers', 'no-important', 'no-one-direction'),
  },
  { files: ['**/components/**/index.{ts,tsx}'], rules: house('no-index-in-components') },
  { files: ['**/index.{ts,tsx}'], rules: house('no-client-door') },
  {
    files: tests,
    rules: { 'max-lines': ['error', 400], ...house('no-silent-tests', 'no-snapshots') },
  },
  // A page finds the site, loads the data and renders the template: what is more belongs into `site` or a library.
  { files: ['apps/host/src/app/\\[site\\]/**/page.tsx'], rules: { 'max-lines': ['error', 60] } },
  // Pure data may be as long as it is.
  { files: ['libs/demo/src/catalogue/**', 'libs/*/src/testing/samples.ts'], rules: { 'max-lines': 'off' } },
  // Next, Storybook and configuration files are found by their default export.
  {
    files: ['{apps/host,examples/next-app}/src/app/**', 'apps/host/src/proxy.ts', '**/*.stories.tsx', ...configuration],
    rules: { 'forecourt/no-default-export': 'off' },
  },
);
