import type { Site } from '@forecourt/domain';
import {
  fileFieldNames,
  fileOwner,
  withFileAddresses,
  type FormDefinition,
  type FormValues,
  type SentFileAddress,
} from '@forecourt/forms/model';
import type { UploadService } from '../ports/uploadPort.ts';

/** Makes the files of a form available to the dealer, and returns their paths. */
export type HandOverFiles = UploadService['handOver'];

/** The answers with signed addresses, which work without signing in, in place of the ids of files. */
export async function withAttachedFiles(
  handOver: HandOverFiles,
  { site, origin, form, values }: { site: Site; origin: string; form: FormDefinition; values: FormValues },
): Promise<FormValues> {
  const files = new Map<string, SentFileAddress>();
  for (const field of fileFieldNames(form)) {
    const owner = values[field] === '' ? null : fileOwner(form.id, field, values.idempotency_key);
    for (const { id, path, name } of owner === null ? [] : await handOver(site, owner)) {
      files.set(`${field} ${id}`, { address: origin + path, name });
    }
  }
  return withFileAddresses(form, values, (id, field) => files.get(`${field} ${id}`) ?? null);
}
