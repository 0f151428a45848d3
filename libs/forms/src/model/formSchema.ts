import { oneOf, unknownFieldsMessage } from '@forecourt/domain/answers';
import * as z from 'zod/mini';
import { carriedShape } from './carried.ts';
import type { FormDefinition } from './defineForm.ts';
import { errorWordsOf, fieldShape } from './fieldSchema.ts';
import { offeredLocations, visibleFields, type FormSettings } from './formSettings.ts';

/** Every field that a form may post; vehicle and page data are hidden. */
function shapeOf(form: FormDefinition, all: FormSettings, given: Readonly<Record<string, unknown>>) {
  const say = errorWordsOf(all);
  const settings = { ...all, locationIds: offeredLocations(all, given) };
  const place = String(given['location_id'] ?? '');
  const isElsewhere = all.locationIds.includes(place) && !settings.locationIds.includes(place);
  const elsewhere = isElsewhere ? { message: say('formError.otherLocation') } : {};
  const visible = new Map(
    visibleFields(form, settings, given).map((field) => [
      field.name,
      field.name === 'location_id' ? { ...field, ...elsewhere } : field,
    ]),
  );
  const places = {
    location_id: oneOf(settings.locationIds, false, say('formError.location')),
    dealership_slug: oneOf(settings.dealershipSlugs, false, say('formError.dealership')),
  };
  const own = form.fields.map((field) => fieldShape(field, settings, visible.get(field.name)));
  return Object.assign({}, carriedShape(say), places, ...own) as Record<string, z.ZodMiniType<string | boolean>>;
}

/**
 * The only schema of a form, for browser and server. Takes strings as a plain form posts them as well as the booleans
 * of a scripted form; rejects unknown keys.
 * @param given answers so far: they decide which conditional fields are needed
 */
export function formSchema(
  form: FormDefinition,
  settings: FormSettings,
  given: Readonly<Record<string, unknown>> = {},
) {
  const say = errorWordsOf(settings);
  return z.strictObject(shapeOf(form, settings, given), {
    error: (issue) =>
      issue.code === 'unrecognized_keys' ? unknownFieldsMessage(issue.keys, say) : say('formError.noForm'),
  });
}
