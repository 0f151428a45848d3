import { z } from 'zod';

/** Documents that visitors send with a form. */
export const uploadVariables = {
  /** Largest document in megabytes. A request carries at most 12, and two documents may come in one. */
  FORECOURT_DOCUMENT_MEGABYTES: z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(1, 'must be from 1 to 10')
    .max(10, 'must be from 1 to 10')
    .default(5),
};

export interface UploadConfig {
  /** Largest document, in megabytes. */
  documentMegabytes: number;
}

export function readUploadConfig(values: z.output<z.ZodObject<typeof uploadVariables>>): UploadConfig {
  return { documentMegabytes: values.FORECOURT_DOCUMENT_MEGABYTES };
}
