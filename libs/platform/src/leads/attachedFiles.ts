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

/** Keeps the files of a form for the dealer, and tells under which paths of the site they are. */
export type HandOverFiles = UploadService['handOver'];

/** The answers as the dealer needs them: addresses that work without signing in, in place of the ids of files. */
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
