import { fileField, maxFiles, type FileKind, type FormDefinition } from '@forecourt/forms/model';

/** File types and limits of a form field, for the upload service. */
export function fileRules(form: FormDefinition, name: string): { kinds: readonly FileKind[]; max: number } {
  const { kinds = ['picture'], max = maxFiles } = fileField(form, name) ?? {};
  return { kinds, max };
}
