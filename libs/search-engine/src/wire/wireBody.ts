import { parseJson } from '@forecourt/domain/answers';
import type { WireRequest } from './wireRequest.ts';
import type { WireParams } from '../params/searchParams.ts';
import { Refusal } from '../Refusal.ts';

/** Characters; a batch of a thousand cars is about three million. */
const longestBody = 20_000_000;

const listParams = new Set([
  'facets',
  'facetFilters',
  'numericFilters',
  'tagFilters',
  'attributesToRetrieve',
  'attributesToHighlight',
  'attributesToSnippet',
  'restrictSearchableAttributes',
  'optionalFilters',
  'optionalWords',
  'insideBoundingBox',
  'insidePolygon',
  'aroundPrecision',
  'requests',
]);

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Version 5 sends JSON as text/plain, version 4 as a form: both bodies are JSON whatever they call themselves. */
export function readBody(request: WireRequest): unknown {
  if (request.body.trim() === '') return {};
  if (request.body.length > longestBody) throw new Refusal(400, `body: longer than ${longestBody} characters`);
  try {
    return parseJson(request.body);
  } catch (fault) {
    throw new Refusal(400, `body: not JSON: ${(fault as Error).message}`);
  }
}

/** Lists arrive as lists, or as JSON in a string. */
function readList(name: string, value: unknown): unknown {
  if (!listParams.has(name) || typeof value !== 'string' || !value.trimStart().startsWith('[')) return value;
  try {
    return parseJson(value);
  } catch {
    throw new Refusal(400, `${name}: not a JSON list`);
  }
}

/** One query's parameters, whether they stand flat beside the index name or URL-encoded in `params`. */
export function readParams(entry: Readonly<Record<string, unknown>>): WireParams {
  const { params, ...flat } = entry;
  if (params !== undefined && typeof params !== 'string' && !isObject(params)) {
    throw new Refusal(400, 'params: expected a string');
  }
  const encoded = typeof params === 'string' ? Object.fromEntries(new URLSearchParams(params)) : (params ?? {});
  const parameters = Object.entries({ ...flat, ...encoded });
  return Object.fromEntries(parameters.map(([name, value]) => [name, readList(name, value)]));
}
