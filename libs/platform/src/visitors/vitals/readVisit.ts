import { tagNamePattern, vitalKinds, vitalNames, type VisitReport, type VitalName } from '@forecourt/domain';
import { z } from 'zod';

/** Maximum plausible value in milliseconds: above it the tab slept, or the figure was made up. */
const longest = 600_000;
const largestShift = 100;
/** Milliseconds by which figures of one visit may contradict each other: clocks in browsers are rounded. */
const tolerance = 100;

/** Most tags that one page can have loaded. */
const maxTags = 25;

/** Names of elements as the page's own script makes them: no text of the page, which a visitor may have written. */
const target = z
  .string()
  .max(120)
  .regex(/^[a-z][a-z0-9-]*(#[a-z][a-z0-9-]*)?(>[a-z][a-z0-9-]*(#[a-z][a-z0-9-]*)?){0,5}$/);

const visitSchema = z.strictObject({
  path: z
    .string()
    .max(2_000)
    .regex(/^\/(?!\/)[^?#]*$/),
  figures: z
    .array(z.strictObject({ name: z.enum(vitalNames), value: z.number().min(0), target: target.optional() }))
    .min(1)
    .max(vitalNames.length),
  tags: z
    .array(
      z.strictObject({
        name: z.string().regex(tagNamePattern),
        kilobytes: z.number().int().min(0).max(50_000),
        isPartial: z.boolean(),
        milliseconds: z.number().int().min(0).max(longest).nullable(),
      }),
    )
    .max(maxTags)
    .optional(),
});

export type VisitReading = { ok: true; visit: VisitReport } | { ok: false; error: string };

/** What no visit can have had, in words; null where nothing speaks against it. */
function contradiction({ figures, tags = [] }: VisitReport): string | null {
  if (new Set(tags.map(({ name }) => name)).size < tags.length) return 'A script is there twice.';
  const values = new Map<VitalName, number>();
  for (const { name, value } of figures) {
    if (values.has(name)) return `'${name}' is there twice.`;
    if (value > (vitalKinds[name].unit === 'ms' ? longest : largestShift))
      return `No visit has a '${name}' of ${value}.`;
    values.set(name, value);
  }
  const inOrder: readonly (readonly [VitalName, VitalName])[] = [
    ['TTFB', 'FCP'],
    ['FCP', 'LCP'],
  ];
  for (const [first, second] of inOrder) {
    if ((values.get(first) ?? 0) > (values.get(second) ?? Infinity) + tolerance)
      return `'${second}' cannot come before '${first}'.`;
  }
  return null;
}

/** Parses a browser's report of a visit; refuses it as a whole if any part is invalid. */
export function readVisit(parsed: unknown): VisitReading {
  const read = visitSchema.safeParse(parsed);
  if (!read.success) {
    const place = read.error.issues[0]?.path.join('.');
    return { ok: false, error: `The visit cannot be read${place ? ` at '${place}'` : ''}.` };
  }
  const error = contradiction(read.data);
  return error ? { ok: false, error } : { ok: true, visit: read.data };
}
