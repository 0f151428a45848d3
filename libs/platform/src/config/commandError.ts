import { DatabaseBusyError, DatabaseUnavailableError } from '../database/database.ts';

/** An error that the user of a command can correct: shown without a stack. */
export class CommandError extends Error {}

/** Whether the message alone tells a command's user what to correct; any other error is a bug. */
export function isForPeople(fault: unknown): fault is Error {
  const { code = '' } = fault as NodeJS.ErrnoException;
  const kinds = [CommandError, DatabaseBusyError, DatabaseUnavailableError];
  return kinds.some((kind) => fault instanceof kind) || code.startsWith('ERR_PARSE_ARGS');
}
