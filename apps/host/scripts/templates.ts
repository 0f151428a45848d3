import type { ForecourtConfig } from '@forecourt/platform/config';
import { join } from 'node:path';
import forecourt from '../forecourt.config.ts';
import { writeContentBlocks } from './templatePages/blockTable.ts';
import { writeTemplatePages } from './templatePages/writeTemplatePages.ts';
import { writeTemplateStyles } from './templatePages/writeTemplateStyles.ts';

const host = join(import.meta.dirname, '..');
await writeTemplatePages(forecourt.templates, join(host, 'src/site/templates/pages'));
await writeTemplateStyles(forecourt.templates, host);
// A host need not have any.
const { contentBlocks = {} }: ForecourtConfig = forecourt;
await writeContentBlocks(contentBlocks, join(host, 'src/site/templates'));
