import { templateNames } from '@forecourt/domain';
import { themes } from '@forecourt/tenant-themes';
import { join } from 'node:path';
import { fieldReference } from './fieldReference.ts';
import { readFieldTexts } from './fieldTexts.ts';
import { siteJsonSchema, themeJsonSchema } from './jsonSchema.ts';

/** A file that follows from the schema of sites. */
export interface SchemaFile {
  path: string;
  text: string;
}

/** What editors and people read about site files: the JSON Schema and the page of fields. */
export function schemaFiles(root: string): SchemaFile[] {
  const names = { themes: Object.keys(themes).sort(), templates: [...templateNames] };
  const schema = siteJsonSchema(readFieldTexts(root), names);
  return [
    { path: join(root, 'libs/domain/site.schema.json'), text: `${JSON.stringify(schema, null, 2)}\n` },
    {
      path: join(root, 'libs/domain/theme.schema.json'),
      text: `${JSON.stringify(themeJsonSchema(schema), null, 2)}\n`,
    },
    { path: join(root, 'libs/domain/site-fields.md'), text: fieldReference(schema) },
  ];
}
