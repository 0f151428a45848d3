import { writeFileSync } from 'node:fs';
import { CommandError } from '../../../config/commandError.ts';
import type { SuggestOptions } from '../importOptions.ts';
import { isAddress } from '../pullFeed.ts';
import { sampleFeed } from './sampleFeed.ts';
import { suggestMapping } from './suggestMapping.ts';
import { suggestionWords } from './suggestionWords.ts';

export interface SuggestDeps {
  /** One finished line for people. */
  say: (line: string) => void;
  /** A line for people where the output is for programs. @default say */
  note?: ((line: string) => void) | undefined;
}

/** Proposes a mapping of a file, and says how it reads each field. Needs neither a site nor a database. */
export async function suggestCommand(
  { suggest: file, out, maxBytes }: SuggestOptions,
  { say, note = say }: SuggestDeps,
): Promise<number> {
  if (isAddress(file)) throw new CommandError('--suggest-mapping takes a file: fetch the feed first.');
  const suggestion = suggestMapping(await sampleFeed(file, maxBytes));
  const text = `${JSON.stringify(suggestion.mapping, null, 2)}\n`;
  // What is written for programs stands alone in the output.
  const printLine = out === undefined ? note : say;
  for (const line of suggestionWords(suggestion)) printLine(line);
  if (out === undefined) {
    say(text.trimEnd());
    return 0;
  }
  writeFileSync(out, text);
  say(`The mapping is in ${out}: npm run import -- ${file} --site SLUG --mapping ${out}`);
  return 0;
}
