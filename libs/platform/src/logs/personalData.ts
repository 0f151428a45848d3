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
