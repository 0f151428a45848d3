import { isIP } from 'node:net';
import { z } from 'zod';

/** A range of IP addresses in CIDR form. @example 10.0.0.0 with 8 bits */
export interface AddressRange {
  address: string;
  bits: number;
}

const proxyHeaders = ['x-forwarded-for', 'forwarded'] as const;

export interface ProxyConfig {
  /** Trusted proxies. Empty: no proxy is trusted, and the peer of the connection is the visitor. */
  trusted: AddressRange[];
  /** The header in which trusted proxies name the visitor. Other headers are ignored: anyone may send them. */
  header: (typeof proxyHeaders)[number];
  /** Milliseconds that a host which was told to end goes on answering, while it says that it is not ready. */
  leaveMs: number;
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

/** Environment variables about the proxies in front of the host. */
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
  FORECOURT_LEAVE_SECONDS: z.coerce
    .number({ error: 'must be a number' })
    .min(0, 'must be from 0 to 60')
    .max(60, 'must be from 0 to 60')
    .optional(),
};

/** More than proxies let pass between two health checks, in seconds. */
const usualLeave = 5;

export function readProxyConfig(values: z.output<z.ZodObject<typeof proxyVariables>>): ProxyConfig {
  const { FORECOURT_TRUSTED_PROXIES: trusted, FORECOURT_PROXY_HEADER: header, FORECOURT_LEAVE_SECONDS: leave } = values;
  // Without a proxy nobody would learn that the host is about to end.
  return { trusted, header, leaveMs: 1_000 * (leave ?? (trusted.length > 0 ? usualLeave : 0)) };
}
