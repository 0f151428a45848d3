import { z } from 'zod';

/** The memory of a host. */
export const memoryVariables = {
  /** Megabytes that a host may use, from which its caches take their shares. Without it they have those of 1,024. */
  FORECOURT_MEMORY_MB: z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(512, 'must be from 512 to 65536')
    .max(65_536, 'must be from 512 to 65536')
    .optional(),
};

const megabyte = 1_024 * 1_024;
const usualMegabytes = 1_024;
/** What a host needs without any cache: code, the framework and work under way. */
const neededMegabytes = 400;
/** What one picture takes while it is encoded. */
const pictureMegabytes = 100;

/** What parts of a host may use. */
export interface MemoryConfig {
  /** Bytes that the whole host may use; null: no bound was set. */
  bound: number | null;
  /** Bytes of finished pages that are sent to everybody. */
  sharedPages: number;
  /** Bytes of finished pages that are found again when they come out the same. */
  samePages: number;
  /** Characters of answers that the search keeps. */
  searchAnswers: number;
  /** Pictures that are encoded at a time, where the machine has as many processors. */
  picturesAtOnce: number;
}

/** Shares of the memory that caches may use. Together three tenths: pages under way and the index need the rest. */
const shares = { sharedPages: 0.154, samePages: 0.077, searchAnswers: 0.0125, pictures: 0.65 };

export function readMemoryConfig(values: z.output<z.ZodObject<typeof memoryVariables>>): MemoryConfig {
  const { FORECOURT_MEMORY_MB: given } = values;
  const free = (given ?? usualMegabytes) - neededMegabytes;
  const bytes = (share: number): number => Math.round(free * share) * megabyte;
  return {
    bound: given === undefined ? null : given * megabyte,
    sharedPages: bytes(shares.sharedPages),
    samePages: bytes(shares.samePages),
    searchAnswers: Math.round(free * shares.searchAnswers) * 1_000_000,
    picturesAtOnce: Math.min(4, Math.max(1, Math.floor((free * shares.pictures) / pictureMegabytes))),
  };
}
