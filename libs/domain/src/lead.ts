import { z } from 'zod';

/** What is known of where a lead came from. */
export const leadAttributesSchema = z.object({
  visited_pages: z.array(z.string().max(500)).max(50).default([]),
  linked_query_params: z.record(z.string().max(60), z.string().max(300)).default({}),
});

export type LeadAttributes = z.output<typeof leadAttributesSchema>;

/** Where a lead came from, for the dealer's count: the campaign that the visitor's first link named, or the website. */
export function sourceOf({ linked_query_params: params }: LeadAttributes): string {
  const named = (params['utm_source'] ?? '').toWellFormed().replace(/\p{Cc}/gu, ' ');
  return named.trim().slice(0, 60).toWellFormed() || 'website';
}

/** One accepted enquiry, as it is stored and handed on. */
export interface Lead {
  lead_id: string;
  site_slug: string;
  category: string;
  subcategory: string | null;
  /** Path of the form's page. */
  url: string;
  source: string;
  user_agent: string;
  car_id: string | null;
  car_dealership_id: string | null;
  location_id: string | null;
  name: string;
  last_name: string;
  email: string;
  phone: string;
  postcode: string;
  message: string;
  opt_in: boolean;
  /** The consent's wording and time; left out where nothing was ticked. */
  consent?: { text: string; at: string };
  /** Every further field of the form by its name. */
  fields: Record<string, string | boolean>;
  lead_attributes: LeadAttributes;
  /** Suspect leads are held, never dropped. */
  quarantined: string | null;
  created_at: Date;
}

/** Fields of every destination: its name within the site, and which of the site's leads it gets. */
const taken = {
  /** ID of the destination, unique within the site: deliveries are counted under it. */
  id: z.string(),
  /** Categories it takes. @default all of them */
  categories: z.array(z.string()).default([]),
  /** Dealerships whose leads it gets. @default all of them */
  dealershipIds: z.array(z.string()).default([]),
};

/** Destinations of a site's leads. Addresses and secrets never leave the server. */
export const leadDestinationSchema = z.discriminatedUnion('type', [
  z.object({
    ...taken,
    /** A mail for people. */
    type: z.literal('email'),
    /** Address that leads are mailed to. */
    to: z.string(),
  }),
  z
    .object({
      ...taken,
      /** An ADF document for dealer management systems. */
      type: z.literal('adf'),
      /** Mail address that the document is sent to. */
      to: z.string().optional(),
      /** Address that the document is posted to. */
      url: z.string().optional(),
      /** Name of the secret in the configuration that posted documents are signed with; left out, they are not. */
      secret: z.string().optional(),
    })
    .refine(({ to, url }) => (to === undefined) !== (url === undefined), {
      error: "give 'to' (by mail) or 'url' (by HTTP), not both",
    }),
  z.object({
    ...taken,
    /** JSON, signed and posted. */
    type: z.literal('webhook'),
    /** Address that leads are posted to. */
    url: z.string(),
    /** Name of the secret in the configuration, never the secret itself. */
    secret: z.string(),
  }),
  z.object({
    ...taken,
    /** A way to deliver that the host registers beside these. */
    type: z.literal('channel'),
    /** Its name in the host's configuration. */
    channel: z.string(),
    /** What the channel needs to know. */
    settings: z.record(z.string(), z.unknown()).default({}),
    /** Name of a secret in the configuration, never the secret itself. */
    secret: z.string().optional(),
  }),
  z.object({
    ...taken,
    /** Rows of a file. */
    type: z.literal('csv'),
    /** Folder below the installation's own folder for leads, with one file a day. */
    folder: z
      .string()
      .regex(/^[a-z0-9][a-z0-9-]{0,59}$/, "must be small letters, digits and hyphens, such as 'crm-import'"),
  }),
]);

export type LeadDestination = z.output<typeof leadDestinationSchema>;
