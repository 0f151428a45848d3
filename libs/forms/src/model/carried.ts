import { optionalLine, type ErrorWords } from '@forecourt/domain/answers';
import { formErrorMessages, platformWords } from '@forecourt/domain/messages';
import * as z from 'zod/mini';

/** Hidden values of every form: the vehicle as the page knew it, and the visit. @param say words of the site */
export function carriedShape(say: ErrorWords = platformWords(formErrorMessages)) {
  const reload = say('formError.reload');
  const line = (max: number) => optionalLine(max, say);
  return {
    form_id: line(60),
    category: line(80),
    subcategory: line(80),
    car_id: line(64),
    stock_number: line(40),
    'Vehicle Make': line(120),
    'Vehicle Model': line(120),
    car_type: line(20),
    vehicle_status: line(20),
    manufacturer_slug: line(80),
    page_id: line(80),
    /** Idempotency key, created when the form first shows, so that a retry or a double click makes one lead. */
    idempotency_key: z.prefault(z.string(reload).check(z.regex(/^[\w-]{0,80}$/, reload)), ''),
    /**
     * When the visitor began the form, signed by the server. Empty without JavaScript, because a stored page has no time.
     */
    started_at: z.prefault(z.string(reload).check(z.regex(/^[\w.-]{0,120}$/, reload)), ''),
    /** Honeypot: people do not see it and leave it empty. */
    website: line(500),
    /** JSON array of paths. */
    visited_pages: line(30_000),
    /** JSON object of campaign parameters. */
    linked_query_params: line(30_000),
  };
}

/** Locations that a form may ask for or carry hidden; only the site's own are accepted. */
export const placeNames = ['location_id', 'dealership_slug'] as const;

/** Reserved names that no form may give to its own fields. A form may ask for the category itself. */
export const carriedNames = Object.keys(carriedShape()).filter((name) => name !== 'category');
