import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { signInCodes } from '../../database/schema/index.ts';
import { day, withoutReserve, type SignInRules } from './signInRules.ts';

/** Tries that a number has left, over all its codes. */
export interface TriesOfNumber {
  /** 0 or less where none is left. */
  left: number;
  /** When there is one again, where none is left. */
  until: Date;
}

type CountedCode = Pick<typeof signInCodes.$inferSelect, 'createdAt' | 'isKnownDevice'> & { wrong: number };

/** Serialises guesses at one number's codes, so that their limit is exact. */
export async function lockTries(tx: Pick<Db, 'execute'>, phone: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in tries ${phone}`}, 0))`);
}

/** @param codes oldest first */
function triesOf(codes: readonly CountedCode[], max: number, windowMs: number): TriesOfNumber {
  let wrong = codes.reduce((sum, code) => sum + code.wrong, 0);
  const left = max - wrong;
  let until = 0;
  for (const code of codes) {
    if (wrong < max) break;
    wrong -= code.wrong;
    until = code.createdAt.getTime() + windowMs;
  }
  return { left, until: new Date(until) };
}

/**
 * Counts wrong codes entered for a number, whichever code, site and address they were entered at. Browsers that have not
 * signed in with the number share what is not reserved: strangers who guess do not lock its owner out.
 */
export async function triesOfNumber(
  tx: Pick<Db, 'select'>,
  { phone, isKnownDevice }: Pick<typeof signInCodes.$inferSelect, 'phone' | 'isKnownDevice'>,
  rules: SignInRules,
  now: Date,
): Promise<TriesOfNumber> {
  // A code may be guessed at until it expires: it counts for a day from then on.
  const windowMs = day + rules.codeMs;
  const codes: CountedCode[] = await tx
    .select({
      createdAt: signInCodes.createdAt,
      isKnownDevice: signInCodes.isKnownDevice,
      // The right code is no guess.
      wrong: sql<number>`${signInCodes.tries} - (${signInCodes.usedAt} is not null)::int`,
    })
    .from(signInCodes)
    .where(and(eq(signInCodes.phone, phone), gt(signInCodes.createdAt, new Date(now.getTime() - windowMs))))
    .orderBy(asc(signInCodes.createdAt));
  const max = rules.wrongPerNumberDaily;
  const ofNumber = triesOf(codes, max, windowMs);
  if (isKnownDevice) return ofNumber;
  const byNewDevices = codes.filter((code) => !code.isKnownDevice);
  const ofNewDevices = triesOf(byNewDevices, withoutReserve(max, rules), windowMs);
  return ofNewDevices.left < ofNumber.left ? ofNewDevices : ofNumber;
}
