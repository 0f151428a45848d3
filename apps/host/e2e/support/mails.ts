import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from './address.ts';
import { eventually } from './eventually.ts';

/** The plain text of a mail, its lines put together again. */
function plainText(mail: string): string {
  const [, body = ''] = /Content-Type: text\/plain[^]*?\r?\n\r?\n([^]*?)\r?\n--/.exec(mail) ?? [];
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** The dealer's mail about a lead, from the demo's outbox. */
export const mailOf = (leadId: string): Promise<string> => mailWith(`Reference: ${leadId}`);

/** The dealer's mail that says something which no other says. */
export async function mailWith(words: string): Promise<string> {
  const folder = join(dataFolder, 'outbox', 'mail');
  return eventually(() => {
    // The first mail makes the folder.
    const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
    const texts = names.map((name) => plainText(readFileSync(join(folder, name), 'utf8')));
    const found = texts.find((text) => text.includes(words));
    if (found === undefined) throw new Error(`None of ${names.length} mails says ${words}.`);
    return found;
  }, 30_000);
}

/** Where a mail says that a file is, as a path of the site. */
export function linkIn(mail: string, line: string): string {
  const [, address] = new RegExp(`^${line} (http\\S+)$`, 'm').exec(mail) ?? [];
  if (address === undefined) throw new Error(`The mail has no link behind ${line}.`);
  const { pathname, search } = new URL(address);
  return pathname + search;
}
