import { mappingSchema, type Mapping } from './mapping.ts';
import { FeedFileError } from './feedFileError.ts';
import { stepsFor } from './vehicleFields.ts';

/** Name of feeds that are read without a mapping. */
export const defaultSource = 'csv';

const alwaysRequired = ['make', 'model', 'car_type'];
/** Fields that identify a vehicle, best first. */
const keys = ['stocknum', 'vin', 'id'];

/** For a feed whose columns carry the names of a vehicle's own fields. Money is in dollars, lists are split at `|`. */
export function defaultMapping(header: readonly string[]): Mapping {
  const key = keys.find((name) => header.includes(name));
  // A name is composed of year, make, model and badge where the feed has no title.
  const required = new Set(header.includes('year') ? alwaysRequired : ['name', ...alwaysRequired]);
  const missing = [...required].filter((name) => !header.includes(name));
  if (!key || missing.length > 0) {
    const lacks = [...missing, ...(key ? [] : [`one of ${keys.join(', ')}`])].join(', ');
    throw new FeedFileError(
      `The feed has no column ${lacks}: name its columns after the vehicle's fields, or say how to read it with --mapping.`,
    );
  }
  const fields = header.flatMap((name) => {
    const steps = stepsFor(name);
    return steps ? [[name, { from: name, steps, required: required.has(name) }] as const] : [];
  });
  return mappingSchema.parse({
    source: defaultSource,
    key: [key],
    dealership: header.includes('dealership_slug') ? 'dealership_slug' : null,
    fields: Object.fromEntries(fields),
  });
}
