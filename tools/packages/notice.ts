// `npm run notice` writes what our packages depend on, and under which licences, beside each of them.
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { notices } from './noticeText.ts';
import { root } from './published.ts';

for (const { file, text } of notices()) {
  writeFileSync(file, text);
  console.log(`Written: ${relative(root, join(file))}`);
}
