import type { PublicSite } from '@forecourt/domain';
import { worded } from '@forecourt/domain/messages';
import { findForm, standardForms, type FormDefinition } from '@forecourt/forms/model';
import { platform } from '../../platform.ts';

/** A registered form that has no page among the platform's, in a site's words; null for every other id. */
export function ownForm(id: string, { messages }: Pick<PublicSite, 'messages'>): FormDefinition | null {
  return Object.hasOwn(standardForms, id) ? null : worded(findForm(id, platform().forms), messages);
}
