import { messageArguments } from '@forecourt/domain/message-reader';
import { standardMessages } from '../../config/registry/standardMessages.ts';
import type { SiteCommandDeps } from './siteCommandDeps.ts';

const uses = { text: '', number: ' (number)', plural: ' (number)' } as const;

/** The arguments that a message's text may name. @example '  {count} (number), {place}' */
function argumentWords(text: string): string {
  const all = [...messageArguments(text)].map(([name, use]) => `{${name}}${uses[use]}`);
  return all.length === 0 ? '' : `  with ${all.join(', ')}`;
}

/**
 * Says what the host's sites say, a message a line: its key, its text as JSON, and what that may name. Arguments are
 * those of the platform's text, also where the host has another.
 */
export function sayMessages({ registered, say }: Pick<SiteCommandDeps, 'registered' | 'say'>): void {
  for (const [key, text] of Object.entries(registered.messages).toSorted()) {
    say(`"${key}": ${JSON.stringify(text)}${argumentWords(standardMessages[key] ?? text)}`);
  }
}
