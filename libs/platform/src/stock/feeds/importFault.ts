import { DrizzleQueryError } from 'drizzle-orm';
import type { Config } from '../../config/config.ts';
import { DatabaseBusyError, DatabaseUnavailableError } from '../../database/database.ts';

type Place = Pick<Config, 'dataFolder' | 'databaseUrl'>;

/** A fault and what caused it, the innermost last. */
function chainOf(fault: unknown): Error[] {
  const chain: Error[] = [];
  for (let one = fault; one instanceof Error && !chain.includes(one); one = one.cause) chain.push(one);
  return chain;
}

const codeOf = (fault: Error): string => String((fault as NodeJS.ErrnoException).code ?? '');

const unreachable = new Set([
  ...['ECONNREFUSED', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
  '57P03',
]);
const broken = new Set(['ECONNRESET', 'EPIPE', '57P01', '57P02', '08003', '08006']);
const refused = new Set(['28P01', '28000']);

/** Messages of the driver for lost connections, which have no code. */
const lostConnection = /^(?:Connection terminated|timeout e|Client has encountered a connection error|server closed)/i;
/** Whether a code is one of PostgreSQL; Node's codes are longer. */
const isSqlState = (code: string): boolean => /^[0-9A-Z]{5}$/.test(code) && /\d/.test(code);

function isOfDatabase(chain: readonly Error[]): boolean {
  return chain.some(
    (one) =>
      one instanceof DatabaseUnavailableError ||
      one instanceof DrizzleQueryError ||
      [unreachable, broken].some((codes) => codes.has(codeOf(one))) ||
      isSqlState(codeOf(one)) ||
      lostConnection.test(one.message),
  );
}

/** The database's address without name and password. */
function addressOf({ databaseUrl, dataFolder }: Place): string {
  if (databaseUrl === null) {
    return `the embedded one in ${dataFolder}, because DATABASE_URL is not set; FORECOURT_DATA names the folder`;
  }
  if (!URL.canParse(databaseUrl)) return 'the one that DATABASE_URL names, which is no address that can be read';
  const { protocol, host, pathname } = new URL(databaseUrl);
  return `${protocol}//${host}${pathname}, from DATABASE_URL`;
}

function advice(codes: readonly string[], words: string, { databaseUrl }: Place): string {
  const has = (known: ReadonlySet<string>) => codes.some((code) => known.has(code));
  if (has(refused)) return 'Correct the name or the password in DATABASE_URL.';
  if (codes.includes('3D000')) return 'There is no database of that name. Create it, or correct DATABASE_URL.';
  if (codes.includes('42501')) return 'Give the user in DATABASE_URL the right to create and change tables there.';
  if (codes.includes('53300')) return 'The server has no connection left. Close others, or allow it more.';
  if (codes.includes('53100') || codes.includes('ENOSPC'))
    return 'The disk is full. Make room, and run the import again.';
  if (has(broken))
    return 'The connection broke. When the server runs again, run the import again: it goes on from there.';
  if (databaseUrl === null) {
    return 'If the host runs, restart it and run the import again. If not, restore the folder from a copy.';
  }
  if (has(unreachable) || lostConnection.test(words)) {
    return 'Check that the server runs and can be reached from here, and that host and port in DATABASE_URL are right.';
  }
  return 'Check the server’s log, then run the import again; with --verbose it tells where it stopped.';
}

/**
 * What went wrong with the database, which one, and what to do; null for an error that did not come from the database.
 */
export function databaseFaultWords(fault: unknown, place: Place): string | null {
  if (fault instanceof DatabaseBusyError) return fault.message;
  const chain = chainOf(fault);
  if (!isOfDatabase(chain)) return null;
  const inner = chain.at(-1);
  // The outer one repeats the whole statement with every value.
  const reason = (inner?.message || codeOf(inner ?? new Error()) || 'no reason given').split('\n')[0]?.slice(0, 300);
  return [
    `The import failed because the database did: ${reason?.replace(/\.$/, '')}.`,
    `The database is ${addressOf(place)}.`,
    advice(chain.map(codeOf), reason ?? '', place),
  ].join('\n');
}

/** All stacks of an error and its causes, with long lines shortened. */
export function faultStack(fault: unknown): string {
  const stacks = chainOf(fault).map(({ stack, message }) => stack ?? message);
  const lines = stacks.join('\nCaused by: ').split('\n');
  return lines.map((line) => (line.length > 300 ? `${line.slice(0, 299)}…` : line)).join('\n');
}
