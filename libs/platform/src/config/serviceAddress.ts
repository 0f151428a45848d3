import { z } from 'zod';

/** HTTPS, or plain HTTP to this machine only, because the key travels with the request. */
const address = /^(https:\/\/[^/\s@?#]+|http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?)(\/[^\s?#]*)?$/;

/** Address of another company's service, without a query: keys have a variable of their own. */
export const serviceAddress = (example: string) =>
  z.string().regex(address, `must be an address such as '${example}', without a query`).optional();

export const serviceKey = z.string().min(8, 'must be at least 8 characters').optional();

export interface ServiceConfig {
  url: string;
  key: string;
}

export type ServiceReading = { ok: true; service: ServiceConfig | null } | { ok: false; problems: string[] };

/** A service that is named with its key, or not at all. @param name of the pair, such as 'FORECOURT_VALUATION' */
export function readService(name: string, url: string | undefined, key: string | undefined): ServiceReading {
  if (url === undefined && key === undefined) return { ok: true, service: null };
  if (url === undefined) return { ok: false, problems: [`${name}_URL must be set with ${name}_KEY.`] };
  if (key === undefined) return { ok: false, problems: [`${name}_KEY must be set with ${name}_URL.`] };
  return { ok: true, service: { url, key } };
}
