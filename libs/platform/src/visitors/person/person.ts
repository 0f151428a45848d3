import { countryCodes, parsePhone } from '@forecourt/domain';
import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { CommandError } from '../../config/commandError.ts';

/** Somebody whose data is looked for. At least one of phone and email is given. */
export interface Person {
  /** In E.164. */
  phone: string | null;
  /** In lower case. */
  email: string | null;
  /** Slug of the one site; null for all of the platform's. */
  site: string | null;
}

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** A number as people of any of the countries write it; Australian where it could be of several. */
const readPhone = (text: string): string | null =>
  countryCodes.map((country) => parsePhone(text, country)).find((phone) => phone !== null) ?? null;

/** @throws `CommandError` where neither is given or one cannot be read */
export function readPerson(given: { phone?: string; email?: string; site?: string }): Person {
  const phone = given.phone === undefined ? null : readPhone(given.phone);
  if (given.phone !== undefined && phone === null)
    throw new CommandError(`--phone '${given.phone}' is no phone number.`);
  const email = given.email?.trim().toLowerCase() ?? null;
  if (email !== null && !emailPattern.test(email)) throw new CommandError(`--email '${email}' is no email address.`);
  if (phone === null && email === null) throw new CommandError('Name the person by --phone, --email or both.');
  return { phone, email, site: given.site ?? null };
}

/** Digits of a number that stay the same however it is written. */
const subscriberDigits = 9;

const either = (...conditions: (SQL | null | undefined)[]): SQL =>
  or(...conditions.flatMap((one) => one ?? [])) ?? sql`false`;

/** Rows of the person's phone. @param column in E.164 */
export const ofPhone = ({ phone }: Person, column: PgColumn): SQL => (phone === null ? sql`false` : eq(column, phone));

/** Rows whose object holds the person's phone or email under these names. */
export function ofContact({ phone, email }: Person, column: PgColumn): SQL {
  return either(
    email === null ? null : sql`lower(${column}->>'email') = ${email}`,
    phone === null
      ? null
      : sql`right(regexp_replace(${column}->>'phone', '[^0-9]', '', 'g'), ${subscriberDigits}::int) = ${phone.slice(-subscriberDigits)}`,
  );
}

/** Rows that mention the person's phone or email anywhere in what was typed. */
export function mentioning({ phone, email }: Person, column: PgColumn): SQL {
  return either(
    email === null ? null : sql`position(${email} in lower(${column}::text)) > 0`,
    phone === null
      ? null
      : sql`position(${phone.slice(-subscriberDigits)} in regexp_replace(${column}::text, '[^0-9]', '', 'g')) > 0`,
  );
}

/** Conditions of a table with its site: those of the person's site alone, where one is named. */
export function onSite({ site }: Person, column: PgColumn, ...conditions: (SQL | null)[]): SQL {
  const found = either(...conditions);
  return (site === null ? found : and(inArray(column, [site]), found)) ?? found;
}
