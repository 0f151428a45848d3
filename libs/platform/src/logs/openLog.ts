import { pino, type Logger } from 'pino';
import { errorForLog } from './personalData.ts';
import { requestOfLog } from './requestId.ts';

/** From which lines on a log is written. */
export type LogLevel = 'debug' | 'info' | 'warn' | 'error';

/**
 * The log of a process: a line of JSON for each event, with the request that it belongs to, and of its errors what
 * nobody has typed.
 */
export const openLog = ({ logLevel }: { logLevel: LogLevel }): Logger =>
  pino({ level: logLevel, base: null, mixin: requestOfLog, serializers: { err: errorForLog } });
