import { z } from 'zod';

/** Environment variable of a stand-in that several demo hosts share. */
export const standInVariables = {
  FORECOURT_STAND_IN: z
    .string()
    .regex(
      /^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\]):\d{1,5}$/,
      "must be an address of this machine such as 'http://127.0.0.1:4500'",
    )
    .optional(),
};

/** A stand-in for other companies that runs beside the hosts. */
export interface StandInConfig {
  url: string;
  /** The hosts' own, from which the secrets between them and the stand-in are made. */
  secret: string;
}

export type StandInConfigResult = { ok: true; standIn: StandInConfig | null } | { ok: false; problems: string[] };

export function readStandInConfig(
  { FORECOURT_STAND_IN: url }: z.output<z.ZodObject<typeof standInVariables>>,
  { demo, secret }: { demo: boolean; secret: string | undefined },
): StandInConfigResult {
  if (url === undefined) return { ok: true, standIn: null };
  if (!demo) {
    const problem = 'FORECOURT_STAND_IN must not be set when FORECOURT_DEMO is 0: no money moves there.';
    return { ok: false, problems: [problem] };
  }
  if (secret === undefined) {
    return { ok: false, problems: ['FORECOURT_SECRET must be set when FORECOURT_STAND_IN is, the same on all hosts.'] };
  }
  return { ok: true, standIn: { url, secret } };
}
