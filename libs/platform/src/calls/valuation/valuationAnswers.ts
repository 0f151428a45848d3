import { z } from 'zod';

const line = (max: number) => z.string().trim().max(max);
/** External text that is shown to visitors: no control characters, no lone surrogates. */
const shown = (max: number) =>
  line(max)
    .min(1)
    .refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text));

/** `GET vehicles?rego=&state=` */
export const vehicleAnswer = z.object({
  vehicle: z.object({
    make: shown(60),
    model: shown(60),
    year: z.number().int().min(1900).max(2100),
    badge: line(60).nullish(),
    body: line(60).nullish(),
    odometer: z.number().int().min(0).max(2_000_000).nullish(),
  }),
});

/** `GET questions?make=&model=&year=` */
export const questionsAnswer = z.object({
  questions: z
    .array(
      z.object({
        id: z.string().regex(/^[a-z0-9-]{1,40}$/),
        text: shown(160),
        options: z
          .array(z.object({ value: shown(60), label: shown(80) }))
          .min(2)
          .max(12),
      }),
    )
    .min(1)
    .max(20)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length),
});

const dollars = z.number().min(100).max(5_000_000);

/** `POST valuations`: a range in dollars, or that the car has to be appraised by a person. */
export const estimateAnswer = z.union([
  z
    .object({ estimate: z.object({ low: dollars, high: dollars }) })
    .refine(({ estimate: { low, high } }) => low <= high && high <= low * 3),
  z.object({ appraisal: z.literal(true) }),
]);
