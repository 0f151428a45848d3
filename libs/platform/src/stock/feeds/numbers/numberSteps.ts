import { vehicleSchema } from '@forecourt/domain';
import { z } from 'zod';
import type { Mapping, Step } from '../mapping.ts';

const kilometres = 'k\\.?m\\.?s?|kilomet(?:er|re)s?';
const litres = 'l|lt|ltr|lit(?:er|re)s?';
const millimetres = 'mm';
const kilograms = 'kgs?';

/** Units that say no more than a field does itself. Another unit would be another number: it is not read. */
const units: Readonly<Record<string, string>> = {
  km: kilometres,
  seats: 'seats?|seater',
  doors: 'doors?|dr',
  cylinders: 'cyl|cylinders?',
  engine_size: 'cc|cm3|cm³',
  engine_size_litres: litres,
  'variant.cylinders': 'cyl|cylinders?',
  'variant.enginesize': 'cc|cm3|cm³',
  'variant.enginesize_litres': litres,
  'variant.fuelcapacity': litres,
  'variant.fuelconsumptioncombined': 'l ?/ ?100 ?km',
  'variant.energyconsumptioncombined': 'kwh ?/ ?100 ?km',
  'variant.grossvehiclemass': kilograms,
  'variant.towingcapacitybraked': kilograms,
  'variant.vehiclelength': millimetres,
  'variant.vehicleheight': millimetres,
  'variant.vehiclewidth': millimetres,
  'variant.torque': 'nm',
  'variant.ancaprating': 'stars?',
  'caravan.tare_weight': kilograms,
  'caravan.aggregate_trailer_mass': kilograms,
  'caravan.body_length': millimetres,
  'caravan.body_width': millimetres,
};

/** The field of the schema behind defaults and null. */
function fieldAt(path: string): unknown {
  let schema: unknown = vehicleSchema;
  for (const part of path.split('.')) {
    while (schema instanceof z.ZodDefault || schema instanceof z.ZodNullable) schema = schema.unwrap();
    if (schema instanceof z.ZodRecord) schema = schema.valueType;
    else schema = schema instanceof z.ZodObject ? (schema.shape as Record<string, unknown>)[part] : null;
  }
  while (schema instanceof z.ZodDefault || schema instanceof z.ZodNullable) schema = schema.unwrap();
  return schema;
}

/** Whether a field is too small for thousands, so that a point in its numbers can only be a decimal one. */
function isSmall(path: string): boolean {
  const field = fieldAt(path);
  return field instanceof z.ZodNumber && (field.maxValue ?? Infinity) < 1_000;
}

/** The steps of a field, with what the field itself says of how its numbers are written. */
export function numberSteps(path: string, steps: readonly Step[], decimal: Mapping['decimal']): Step[] {
  return steps.map((step) => {
    if (step.do === 'money') return { ...step, decimal: step.decimal ?? decimal };
    if (step.do !== 'number') return step;
    const mark = step.decimal ?? decimal ?? (isSmall(path) ? '.' : undefined);
    return { ...step, unit: step.unit ?? units[path], decimal: mark };
  });
}
