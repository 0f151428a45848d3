import type { Config } from '../../config/config.ts';
import { CommandError } from '../../config/commandError.ts';
import { FeedBusyError } from './feedLock.ts';
import { FeedFileError } from './feedFileError.ts';
import { databaseFaultWords } from './importFault.ts';

/** Message for an error: its own if it was written for users, else what is known of it. */
export function errorMessage(fault: unknown, config: Pick<Config, 'dataFolder' | 'databaseUrl'>): string {
  const kinds = [CommandError, FeedBusyError, FeedFileError];
  if (kinds.some((kind) => fault instanceof kind)) return (fault as Error).message;
  const ofDatabase = databaseFaultWords(fault, config);
  if (ofDatabase !== null) return ofDatabase;
  // Errors for an unreadable file or an unknown option already name it.
  const { code = '', syscall, message } = fault as NodeJS.ErrnoException;
  if (syscall !== undefined || code.startsWith('ERR_PARSE_ARGS')) return message;
  const reason = fault instanceof Error ? `${fault.name}: ${message}` : String(fault);
  return `The import stopped at something it does not expect (${reason.slice(0, 300)}).\nRun it again with --verbose, and report what it says.`;
}
