import { findForm, standardForms, type FormDefinition } from '@forecourt/forms/model';
import { platform } from '../../platform.ts';

/** A registered form that has no page among the platform's; null for every other id. */
export function ownForm(id: string): FormDefinition | null {
  return Object.hasOwn(standardForms, id) ? null : findForm(id, platform().forms);
}
