import type { PageRow } from './pages/pageRow.ts';
import { pageTable } from './pages/pageTable.ts';
import { editorPath } from './siteEditors.ts';

/** First parts of addresses that pages of every site have, and what serves them. */
export const takenPaths: readonly string[] = [
  ...new Set([
    ...['api', 'assets', editorPath.slice(1), 'feeds', 'fonts', 'media'],
    ...Object.values<PageRow>(pageTable)
      .filter(({ setting }) => setting === undefined)
      .map(({ path: own }) => own.split('/')[1] ?? '')
      .filter((part) => part !== '' && !/[{.]/.test(part)),
  ]),
];
