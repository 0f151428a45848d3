import { checkbox, termsQuestion } from '@forecourt/domain/answers';
import { worded } from '@forecourt/domain/messages';
import * as z from 'zod/mini';
import { readPosted, type FormReading } from './formReading.ts';
import { orderWords, visitorFields, visitorShape, type Visitor, type VisitorRules } from './visitor.ts';

export interface ReserveOptions extends VisitorRules {
  /** Whether the site requires agreement to its terms. */
  requireTerms: boolean;
}

export interface ReserveValues extends Visitor {
  /** Idempotency key from the page, so that a double click or a retry makes one reservation. */
  idempotency_key: string;
  terms_agreed: boolean;
}

/** Every field of the reserve form. */
export const reserveFields = [...visitorFields, 'terms_agreed', 'idempotency_key'] as const;

export function reserveSchema({ requireTerms, ...rules }: ReserveOptions): z.ZodMiniType<ReserveValues> {
  const reload = orderWords(rules)('order.reload');
  return z.strictObject({
    ...visitorShape(rules),
    terms_agreed: checkbox(requireTerms ? (worded(termsQuestion, rules.messages ?? {}).message ?? null) : null),
    idempotency_key: z.string(reload).check(z.regex(/^[\w-]{8,80}$/, reload)),
  });
}

/** Checks the reserve form as the server does. @example readReserve(postedEntries(data.entries()), { requireTerms }) */
export function readReserve(
  given: Readonly<Record<string, unknown>>,
  options: ReserveOptions,
): FormReading<ReserveValues> {
  return readPosted(reserveSchema(options), given, reserveFields, options);
}
