import { z } from 'zod';

/** Where a worker answers its operators. */
export interface ListenAddress {
  address: string;
  port: number;
}

const loopback = '127.0.0.1';
const form = /^(?:(\[[0-9a-f:]+\]|[0-9.]+):)?(\d{1,5})$/i;

/** Environment variables of workers. */
export const workerVariables = {
  /** A port of this machine alone, or an address with a port. Without it a worker listens to nobody. */
  FORECOURT_WORKER_LISTEN: z
    .string()
    .transform((text, context): ListenAddress => {
      const [, address = loopback, port] = form.exec(text) ?? [];
      if (!(Number(port) >= 1 && Number(port) <= 65_535)) {
        const message = "must be a port such as '9464', or an address with one such as '10.0.0.5:9464' or '[::]:9464'";
        context.addIssue({ code: 'custom', message });
        return z.NEVER;
      }
      return { address: address.replace(/^\[|\]$/g, ''), port: Number(port) };
    })
    .optional(),
};
