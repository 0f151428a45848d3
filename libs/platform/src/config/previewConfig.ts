import { z } from 'zod';

export const previewVariables = {
  /** Origin of previews of drafts of site files; `{draft}` stands for the draft's name. */
  FORECOURT_PREVIEW_ORIGIN: z
    .string()
    .regex(
      /^https?:\/\/\{draft\}\.[a-z0-9.-]+(:\d+)?$/,
      "must be an origin such as 'https://{draft}.preview.agency.example'",
    )
    .optional(),
};
