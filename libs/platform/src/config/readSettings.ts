import type { z } from 'zod';
import { plainIssue } from './plainIssue.ts';
import { unknownFieldMessage, unknownFieldsOf } from './unknownFields.ts';

/** What a schema of an extension makes of what somebody wrote, or what is wrong with it. */
export type SettingsReading<Read> = { read: Read } | { faults: { path: string; message: string }[] };

/**
 * Reads what is written for an extension of the host, such as a plug-in, a block or a lender.
 * @param noun what its fields are to those who write them
 */
export function readSettings<Read>(schema: z.ZodType<Read>, written: unknown, noun = 'setting'): SettingsReading<Read> {
  const parsed = schema.safeParse(written, { error: plainIssue });
  if (parsed.success) return { read: parsed.data };
  const { issues } = parsed.error;
  const isUnknown = issues.some(({ code }) => code === 'unrecognized_keys');
  const unknown = isUnknown ? unknownFieldsOf(schema)(written) : [];
  return {
    faults: [
      ...unknown.map((field) => ({ path: field.path, message: unknownFieldMessage(field, noun) })),
      ...issues
        .filter(({ code }) => code !== 'unrecognized_keys')
        .map((issue) => ({
          path: issue.path.map(String).join('.'),
          // A wrong name of a record says why within.
          message: issue.code === 'invalid_key' ? issue.issues.map((one) => one.message).join('; ') : issue.message,
        })),
    ],
  };
}
