import { optionalLine } from '@forecourt/domain/answers';
import * as z from 'zod/mini';

const reload = 'Reload the page and send the form again.';

/** Hidden values of every form: the vehicle as the page knew it, and the visit. */
export const carriedShape = {
  form_id: optionalLine(60),
  category: optionalLine(80),
  subcategory: optionalLine(80),
  car_id: optionalLine(64),
  stock_number: optionalLine(40),
  'Vehicle Make': optionalLine(120),
  'Vehicle Model': optionalLine(120),
  car_type: optionalLine(20),
  vehicle_status: optionalLine(20),
  manufacturer_slug: optionalLine(80),
  page_id: optionalLine(80),
  /** Idempotency key, created when the form first shows, so that a retry or a double click makes one lead. */
  idempotency_key: z.prefault(z.string(reload).check(z.regex(/^[\w-]{0,80}$/, reload)), ''),
  /**
   * When the visitor began the form, signed by the server. Empty without JavaScript, because a stored page has no time.
   */
  started_at: z.prefault(z.string(reload).check(z.regex(/^[\w.-]{0,120}$/, reload)), ''),
  /** Honeypot: people do not see it and leave it empty. */
  website: optionalLine(500),
  /** JSON array of paths. */
  visited_pages: optionalLine(30_000),
  /** JSON object of campaign parameters. */
  linked_query_params: optionalLine(30_000),
};

/** Locations that a form may ask for or carry hidden; only the site's own are accepted. */
export const placeNames = ['location_id', 'dealership_slug'] as const;

/** Reserved names that no form may give to its own fields. A form may ask for the category itself. */
export const carriedNames = Object.keys(carriedShape).filter((name) => name !== 'category');
