// The preset that the Storybook of an agency's host names in `addons`: it is plain JavaScript, because Node strips no types
// below node_modules. What it shows comes from the copy of the host, whose files are the project's.
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { copyName, isCopied, writeCopy } from '../bin/hostCopy.mjs';

/** Folder of this preset's other files, of the version that is installed. */
function filesIn({ configDir }) {
  const root = dirname(configDir);
  if (!isCopied(root)) writeCopy(root, { whileServed: true });
  return join(root, copyName, 'storybook');
}

export const core = (found) => ({ ...found, disableTelemetry: true });

export const previewAnnotations = (found = [], options) => [...found, join(filesIn(options), 'preview.ts')];

export async function viteFinal(found, options) {
  const { registeredParts } = await import(pathToFileURL(join(filesIn(options), 'registeredParts.ts')).href);
  return { ...found, plugins: [...(found.plugins ?? []), registeredParts()] };
}
