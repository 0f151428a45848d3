'use client';

import type { WidgetProps } from '@rjsf/utils';
import type { PictureLimit } from './contentCalls.ts';

/** What the form tells its templates and widgets. */
export interface EditorContext {
  /** Fields that are always in sight. */
  first: readonly string[];
  /** Fields in which something is wrong. */
  wrong: readonly string[];
  /** Slug of the site. */
  site: string;
  /** Largest picture that may be uploaded. */
  pictureLimit: PictureLimit;
}

/** What the platform's fields want of a widget. */
export const wordsOf = ({ id, name, label, hideLabel, required, rawErrors, schema }: WidgetProps) => ({
  id,
  name,
  label,
  labelHidden: hideLabel ?? false,
  required: required ?? false,
  ...(schema.description !== undefined && { hint: schema.description }),
  ...(rawErrors?.length && { error: rawErrors.join(' ') }),
});

/** What is wrong with a group of fields. */
export const Problems = ({ errors = [] }: { errors?: string[] | undefined }) =>
  errors.length > 0 && (
    <p className="edit-problem" role="alert">
      {errors.join(' ')}
    </p>
  );

/** What a form keeps of a text: an empty one says nothing. */
export const typed = (text: string): string | undefined => (text === '' ? undefined : text);
