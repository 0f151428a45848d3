import { placeFor } from './places.ts';
import { conditionQuestions, estimateFor, valuationRequestSchema, vehicleOfPlate } from './valuations.ts';

export interface AskedCall {
  /** @example 'GET /valuation/vehicles' */
  route: string;
  query: string;
  /** The body's JSON, where there is some. */
  body: unknown;
  authorization: string | undefined;
  thisYear: number;
}

interface Told {
  status: number;
  body: unknown;
}

/** Where the map service answers. */
export const placesPath = '/maps/api/geocode/json';

/** The valuation service: cars by their plates, what has to be known of them, what they are worth. */
export function answerValuation({ route, query, body, authorization, thisYear }: AskedCall): Told {
  if (!/^Bearer \S{8,}$/.test(authorization ?? '')) return { status: 401, body: { error: 'Send the key' } };
  const asked = new URLSearchParams(query);
  switch (route) {
    case 'GET /valuation/vehicles': {
      const vehicle = vehicleOfPlate((asked.get('rego') ?? '').toUpperCase(), thisYear);
      return vehicle ? { status: 200, body: { vehicle } } : { status: 404, body: { error: 'No such plate' } };
    }
    case 'GET /valuation/questions':
      return { status: 200, body: { questions: conditionQuestions } };
    case 'POST /valuation/valuations': {
      const request = valuationRequestSchema.safeParse(body);
      if (!request.success) return { status: 422, body: { error: 'The request is not complete' } };
      return { status: 200, body: estimateFor(request.data, thisYear) };
    }
    default:
      return { status: 404, body: { error: 'Nothing here' } };
  }
}

/** The map service: refusals, too, come with status 200. */
export function answerPlace(query: string): Told {
  return { status: 200, body: placeFor(new URLSearchParams(query)) };
}
