import { z } from 'zod';

/** The database of an installation. */
export const databaseVariables = {
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must start with 'postgresql://'")
    .optional(),
  /**
   * Seconds for one statement: a page is given up after 20, so a later answer would only delay others. Commands
   * (imports, exports) and migrations have no limit.
   */
  FORECOURT_QUERY_SECONDS: z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(1, 'must be from 1 to 600')
    .max(600, 'must be from 1 to 600')
    .default(15),
};
