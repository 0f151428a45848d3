import { z } from 'zod';

/** What a script of another company may cost a visitor before it is named in the log and in the report of visits. */
export interface TagBudget {
  /** Kilobytes (1,000 bytes) over the line in one visit, with all that the script fetches from its origins. */
  kilobytes: number;
  /** Milliseconds for which it blocked the page. */
  milliseconds: number;
}

/** A budget in a site's file, with what is usual where it says nothing. */
export const tagBudgetSchema = (usual: TagBudget) =>
  z
    .object({
      /** Kilobytes (1,000 bytes) over the line in one visit. */
      kilobytes: z.number().int().min(1).max(10_000).default(usual.kilobytes),
      /** Milliseconds in which it may keep the page from answering. */
      milliseconds: z.number().int().min(1).max(10_000).default(usual.milliseconds),
    })
    .prefault({});
