import { z } from 'zod';
import { hasUserInfo } from './address.ts';

const rejection = 'give an address without a user name or password';

/** Text that may be an address: it is refused with a user name or password in it. */
export const addressText = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => !hasUserInfo(text), rejection);

/** A whole address of the web without a user name or password. */
export const webAddress = z.url().refine((text) => !hasUserInfo(text), rejection);
