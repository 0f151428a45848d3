import { isIP } from 'node:net';
import { z } from 'zod';

/** Addresses that begin with so many bits; the family says how many there are. @example 10.0.0.0 with 8 */
export interface AddressRange {
  address: string;
  bits: number;
}

const proxyHeaders = ['x-forwarded-for', 'forwarded'] as const;

export interface ProxyConfig {
  /** Who may say on whose behalf it asks. Empty: nobody, and the other end of the connection is the visitor. */
  trusted: AddressRange[];
  /** The one header they say it in. What the other says may come from anybody. */
  header: (typeof proxyHeaders)[number];
}

/** @returns null for a text that names no addresses. @example readRange('10.0.0.0/8') // { address: '10.0.0.0', bits: 8 } */
function readRange(text: string): AddressRange | null {
  const [, address = '', size] = /^([^/%]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const family = isIP(address);
  if (family === 0) return null;
  const max = family === 4 ? 32 : 128;
  const bits = size === undefined ? max : Number(size);
  return bits >= 1 && bits <= max ? { address, bits } : null;
}

/** What stands in front of the host, as the environment tells. */
export const proxyVariables = {
  FORECOURT_TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((text, context) => {
      const parts = text.split(',').map((part) => part.trim());
      const ranges: AddressRange[] = [];
      for (const part of parts.filter(Boolean)) {
        const range = readRange(part);
        if (range) ranges.push(range);
        else {
          const message = `must be addresses or ranges such as '10.0.0.0/8,2001:db8::/32,127.0.0.1'; '${part}' is neither`;
          context.addIssue({ code: 'custom', message });
        }
      }
      return ranges;
    }),
  FORECOURT_PROXY_HEADER: z
    .enum(proxyHeaders, { error: "must be 'x-forwarded-for' or 'forwarded'" })
    .default('x-forwarded-for'),
};

export function readProxyConfig(values: z.output<z.ZodObject<typeof proxyVariables>>): ProxyConfig {
  return { trusted: values.FORECOURT_TRUSTED_PROXIES, header: values.FORECOURT_PROXY_HEADER };
}
