/** Time limits and retries of deliveries. */
export interface DeliveryTiming {
  /** Limit of one outgoing call, in milliseconds. */
  callMs: number;
  /** Failed tries before a delivery is parked for a person to look at. */
  tries: number;
  /** Wait before the second try, in seconds; each further wait is four times as long, give or take a fifth. */
  firstDelaySeconds: number;
  /** Longest wait between two tries, in seconds. */
  maxDelaySeconds: number;
  /** How often a worker looks for work, in seconds; at least 0.5. */
  pollSeconds: number;
  /** Seconds after which a hanging job is given to another worker; jobs of a killed process are reassigned sooner. */
  jobSeconds: number;
  /** How often abandoned jobs are looked for, in seconds. */
  superviseSeconds: number;
}

/** Limits of one sender; enquiries beyond them are quarantined. */
export interface SenderLimits {
  /** Enquiries of one address in ten minutes, per site. */
  perAddress: number;
  /** Senders of the very same comments in an hour, per site. */
  perText: number;
  /** Enquiries from one opened form: a person who corrects an enquiry sends two. */
  perTime: number;
  /** Shortest time in which comments can be typed or pasted, in milliseconds. */
  minWritingMs: number;
}

export interface LeadsConfig {
  /** Folder of this installation's data; the outbox lies in `{dataFolder}/outbox`. */
  dataFolder: string;
  /** Sender of the mails. @example 'no-reply@forecourt.example' */
  mailFrom: string;
  /** Mail server, or null to write mails into the outbox folder. @example 'smtps://user:password@mail.example:465' */
  smtpUrl: string | null;
  /** Signs when forms were begun; the same for all hosts of an installation. @default one of this process */
  secret?: string;
  /** Secrets of webhooks by the name that destinations give. */
  webhookSecrets: Readonly<Record<string, string>>;
  timing?: Partial<DeliveryTiming>;
  limits?: Partial<SenderLimits>;
}

export const defaultTiming: DeliveryTiming = {
  callMs: 10_000,
  tries: 6,
  firstDelaySeconds: 10,
  maxDelaySeconds: 4 * 3_600,
  pollSeconds: 2,
  jobSeconds: 45,
  superviseSeconds: 2,
};

export const defaultLimits: SenderLimits = { perAddress: 10, perText: 2, perTime: 2, minWritingMs: 1_000 };
