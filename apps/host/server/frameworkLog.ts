import { isReadingAction } from './actionCalls.ts';

interface FrameworkLog {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** More than any message of the framework has that is not somebody's. */
const maxLength = 300;
const colours = /\u001b\[\d+m/g;

/**
 * Writes what the framework says on the console into the host's log instead: with the request that it belongs to, and
 * without what visitors have typed. What it says of a post that it cannot read is a line without a stack, because
 * anybody can cause it.
 * @returns puts the console back
 */
export function logFrameworkMessages(log: FrameworkLog): () => void {
  const { warn: consoleWarn, error: consoleError } = console;
  const write =
    (level: 'warn' | 'error') =>
    (...said: unknown[]): void => {
      const error = said.find((one) => one instanceof Error);
      if (isReadingAction()) return log.info({ reason: error?.name ?? 'unknown' }, 'An action could not be read.');
      const words = said.filter((one) => typeof one === 'string').join(' ');
      const message = words.replace(colours, '').trim().slice(0, maxLength);
      log[level](error ? { err: error } : {}, message || 'The framework reports an error.');
    };
  console.warn = write('warn');
  console.error = write('error');
  return () => void Object.assign(console, { warn: consoleWarn, error: consoleError });
}
