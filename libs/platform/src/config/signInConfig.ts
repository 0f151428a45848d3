import { z } from 'zod';

/** HTTPS, or plain HTTP to this machine only, because the password travels with the request. */
const gatewayUrl = /^(https:\/\/[^/\s@]+|http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?)(\/\S*)?$/;
const max = (min: number, fallback: number) =>
  z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(min, `must be at least ${min}`)
    .default(fallback);

/** Sign-in's share of the environment. */
export const signInVariables = {
  FORECOURT_SECRET: z.string().min(32, 'must be at least 32 characters').optional(),
  FORECOURT_SMS_URL: z
    .string()
    .regex(
      gatewayUrl,
      "must be an address such as 'https://api.twilio.com/2010-04-01/Accounts/{account}/Messages.json'",
    )
    .optional(),
  FORECOURT_SMS_ACCOUNT: z
    .string()
    .regex(/^[^:\s]{1,100}$/, 'must be the id of the account, without a colon')
    .optional(),
  FORECOURT_SMS_TOKEN: z.string().min(8, 'must be at least 8 characters').optional(),
  FORECOURT_SMS_FROM: z
    .string()
    .regex(
      /^(\+\d{6,15}|MG[0-9a-fA-F]{32}|(?=.*[A-Za-z])[A-Za-z0-9 ]{1,11})$/,
      "must be a number such as '+61480000000', a name of up to 11 letters, or the id of a messaging service",
    )
    .optional(),
  /** Codes that one address may ask for in an hour. */
  FORECOURT_SIGN_INS_PER_ADDRESS: max(1, 5),
  /** Codes that one site may send in a day. */
  FORECOURT_SMS_PER_DAY: max(1, 500),
};

type SignInValues = z.output<z.ZodObject<typeof signInVariables>>;

export interface SmsConfig {
  url: string;
  account: string;
  token: string;
  from: string;
}

export interface SignInConfig {
  /** Null in a demo that was given none: then one is made in the data folder. */
  secret: string | null;
  /** Null: the demo writes messages to its outbox; elsewhere nobody can sign in. */
  sms: SmsConfig | null;
  perAddress: number;
  perSiteDaily: number;
}

export type SignInConfigResult = { ok: true; signIn: SignInConfig } | { ok: false; problems: string[] };

export function readSignInConfig(values: SignInValues, demo: boolean): SignInConfigResult {
  const { FORECOURT_SECRET, FORECOURT_SMS_URL, FORECOURT_SMS_ACCOUNT, FORECOURT_SMS_TOKEN, FORECOURT_SMS_FROM } =
    values;
  const gateway = { FORECOURT_SMS_URL, FORECOURT_SMS_ACCOUNT, FORECOURT_SMS_TOKEN, FORECOURT_SMS_FROM };
  const names = Object.keys(gateway) as (keyof typeof gateway)[];
  const missing = names.filter((name) => gateway[name] === undefined);
  const problems: string[] = [];
  if (!demo && FORECOURT_SECRET === undefined) problems.push('FORECOURT_SECRET must be set when FORECOURT_DEMO is 0.');
  if (missing.length > 0 && missing.length < names.length) {
    const named = names.find((name) => gateway[name] !== undefined);
    problems.push(...missing.map((name) => `${name} must be set when ${named} is.`));
  }
  if (problems.length > 0) return { ok: false, problems };
  const {
    FORECOURT_SMS_URL: url,
    FORECOURT_SMS_ACCOUNT: account,
    FORECOURT_SMS_TOKEN: token,
    FORECOURT_SMS_FROM: from,
  } = gateway;
  return {
    ok: true,
    signIn: {
      secret: FORECOURT_SECRET ?? null,
      sms:
        url && account && token && from
          ? { url: url.replaceAll('{account}', encodeURIComponent(account)), account, token, from }
          : null,
      perAddress: values.FORECOURT_SIGN_INS_PER_ADDRESS,
      perSiteDaily: values.FORECOURT_SMS_PER_DAY,
    },
  };
}
