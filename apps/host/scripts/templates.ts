import { join } from 'node:path';
import forecourt from '../forecourt.config.ts';
import { writeContentBlocks } from './templatePages/blockTable.ts';
import { writeTemplatePages } from './templatePages/writeTemplatePages.ts';
import { writeTemplateStyles } from './templatePages/writeTemplateStyles.ts';

const host = join(import.meta.dirname, '..');
await writeTemplatePages(forecourt.templates, join(host, 'src/site/templates/pages'));
await writeTemplateStyles(forecourt.templates, host);
await writeContentBlocks(forecourt.contentBlocks ?? {}, join(host, 'src/site/templates'));
