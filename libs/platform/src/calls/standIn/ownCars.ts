import { placeFor } from './places.ts';
import { conditionQuestions, estimateFor, valuationRequestSchema, vehicleOfPlate } from './valuations.ts';

export interface ServiceCall {
  /** @example 'GET /valuation/vehicles' */
  route: string;
  query: string;
  /** The parsed body; undefined where it is not JSON. */
  body: unknown;
  authorization: string | undefined;
  thisYear: number;
}

interface ServiceAnswer {
  status: number;
  body: unknown;
}

/** Path of the map service. */
export const placesPath = '/maps/api/geocode/json';

/** The valuation service: cars by plate, questions about them, and estimates. */
export function answerValuation({ route, query, body, authorization, thisYear }: ServiceCall): ServiceAnswer {
  if (!/^Bearer \S{8,}$/.test(authorization ?? '')) return { status: 401, body: { error: 'Send the key' } };
  const params = new URLSearchParams(query);
  switch (route) {
    case 'GET /valuation/vehicles': {
      const vehicle = vehicleOfPlate((params.get('rego') ?? '').toUpperCase(), thisYear);
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

/** The map service; errors also have status 200. */
export function answerPlace(query: string): ServiceAnswer {
  return { status: 200, body: placeFor(new URLSearchParams(query)) };
}
