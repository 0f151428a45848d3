import { fileField, maxFiles, type FileKind, type FormDefinition } from '@forecourt/forms/model';

/** What a field of a form takes, for the room that keeps files. */
export function fileRules(form: FormDefinition, name: string): { kinds: readonly FileKind[]; most: number } {
  const { kinds = ['picture'], most = maxFiles } = fileField(form, name) ?? {};
  return { kinds, most };
}
