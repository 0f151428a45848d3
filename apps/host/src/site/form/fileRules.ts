import { fileField, maxFiles, type FileKind, type FormDefinition } from '@forecourt/forms/model';

/** What a field of a form takes, for the room that keeps files. */
export function fileRules(form: FormDefinition, name: string): { kinds: readonly FileKind[]; max: number } {
  const { kinds = ['picture'], max = maxFiles } = fileField(form, name) ?? {};
  return { kinds, max };
}
