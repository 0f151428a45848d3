import type { Logger } from 'pino';

const personal = ['name', 'last_name', 'email', 'phone', 'postcode', 'message', 'address', 'user_agent', 'fields'];

/** A child logger that redacts visitors' input anywhere in a log record. */
export function withoutPersonalData(log: Logger): Logger {
  const paths = personal.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]);
  return log.child({ part: 'leads' }, { redact: { paths, censor: '[redacted]' } });
}

/** Masks email addresses and phone numbers in messages of other software. */
export function maskPersonal(text: string): string {
  return text
    .replace(/[^\s<>@"',;:]+@[^\s<>@"',;:]+/g, '[email]')
    .replace(/\+?\d[\d\s().-]{6,}\d/g, '[number]')
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, 300);
}

/** Where an error was thrown: the frames of its stack, without its message, which comes first and may quote values. */
function framesOf({ message, stack = '' }: Error): string {
  const frames = stack.slice(stack.indexOf(message) + message.length);
  return (frames.match(/^ {4}at .*$/gm) ?? []).join('\n');
}

/**
 * An error as a line of the log has it: its kind, a masked message, its code and where it was thrown. Of an error of the
 * database neither the statement nor its values, nor the engine's message where that quotes a value (data exceptions,
 * class 22 of the SQL standard); its other properties, such as `params` and `detail`, are left out.
 */
export function errorForLog(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { cause } = error;
  const code = (error as { code?: unknown }).code;
  const quotesValues = error.message.startsWith('Failed query') || (typeof code === 'string' && /^22\w{3}$/.test(code));
  return {
    type: error.name,
    message: quotesValues ? 'An error of the database' : maskPersonal(error.message),
    ...(typeof code === 'string' && { code }),
    stack: framesOf(error),
    ...(cause instanceof Error && { cause: errorForLog(cause) }),
  };
}

/**
 * The part of an error that may be logged. A database error repeats the values of the query, so only its kind and the
 * engine's short message are kept.
 */
export function describeFault(fault: unknown): { fault: string; code?: string } {
  if (!(fault instanceof Error)) return { fault: 'unknown' };
  const root = fault.cause instanceof Error ? fault.cause : fault;
  const code = (root as { code?: unknown }).code;
  const words = root.message.startsWith('Failed query') ? root.name : maskPersonal(root.message);
  return typeof code === 'string' ? { fault: words, code } : { fault: words };
}
