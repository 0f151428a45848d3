import { z } from 'zod';

/** Environment variable of secrets that webhooks are signed with, by the name that site files give. */
export const webhookVariables = {
  FORECOURT_WEBHOOK_SECRETS: z
    .string()
    .default('{}')
    .transform((text, context) => {
      try {
        return z.record(z.string(), z.string()).parse(JSON.parse(text));
      } catch {
        context.addIssue({ code: 'custom', message: 'must be JSON such as {"name":"secret"}' });
        return z.NEVER;
      }
    }),
};
