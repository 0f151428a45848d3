import { oneOf, unknownFieldsMessage } from '@forecourt/domain/answers';
import * as z from 'zod/mini';
import { carriedShape } from './carried.ts';
import type { FormDefinition } from './defineForm.ts';
import { fieldShape } from './fieldSchema.ts';
import { visibleFields, type FormSettings } from './formSettings.ts';

/** Every field that a form may be sent with; what its vehicle and its page know travels unseen. */
function shapeOf(form: FormDefinition, settings: FormSettings, given: Readonly<Record<string, unknown>>) {
  const visible = new Map(visibleFields(form, settings, given).map((field) => [field.name, field]));
  const places = {
    location_id: oneOf(settings.locationIds, false, 'Choose a location.'),
    dealership_slug: oneOf(settings.dealershipSlugs, false, 'Choose a dealership.'),
  };
  const own = form.fields.map((field) => fieldShape(field, settings, visible.get(field.name)));
  return Object.assign({}, carriedShape, places, ...own) as Record<string, z.ZodMiniType<string | boolean>>;
}

/**
 * The one description of what a form takes, for the browser and the server alike. Takes strings as a plain form post
 * sends them as well as the booleans of a scripted form; refuses keys it does not know.
 * @param given answers so far: they decide which conditional fields are needed
 */
export function formSchema(
  form: FormDefinition,
  settings: FormSettings,
  given: Readonly<Record<string, unknown>> = {},
) {
  return z.strictObject(shapeOf(form, settings, given), {
    error: (issue) => (issue.code === 'unrecognized_keys' ? unknownFieldsMessage(issue.keys) : 'Send a form.'),
  });
}
