import { z } from 'zod';
import type { LogLevel } from '../logs/openLog.ts';

/** What a process writes into its log. */
export const logVariables = {
  /** @default 'warn' in the demo, else 'info' */
  FORECOURT_LOG: z
    .enum(['debug', 'info', 'warn', 'error'], { error: "must be 'debug', 'info', 'warn' or 'error'" })
    .optional(),
};

export const readLogLevel = ({ FORECOURT_LOG: given }: { FORECOURT_LOG?: LogLevel }, demo: boolean): LogLevel =>
  given ?? (demo ? 'warn' : 'info');
