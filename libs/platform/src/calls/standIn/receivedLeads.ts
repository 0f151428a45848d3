import { z } from 'zod';
import { signatureFault, signatureHeader, type SignatureFault } from '../../secrets/signature.ts';

/** One received lead, however often it was sent. */
export interface ReceivedLead {
  idempotency_key: string;
  /** Ids of its deliveries. */
  deliveries: string[];
  /** Number of repeats. */
  duplicates: number;
  received_at: string;
  body: unknown;
}

export interface LeadInbox {
  /** Receives a lead: 'created' the first time, 'duplicate' after that, else why it is refused. */
  take(
    body: string,
    header: (name: string) => string | undefined,
  ): 'created' | 'duplicate' | 'unkeyed' | 'unreadable' | SignatureFault;
  all(): ReceivedLead[];
}

/** @param maxLeads leads kept in memory; older ones are forgotten */
export function openLeadInbox(secret: string, now: () => Date, maxLeads = 500): LeadInbox {
  const leads = new Map<string, ReceivedLead>();
  return {
    take(body, header) {
      const fault = signatureFault(secret, body, header(signatureHeader), now());
      if (fault) return fault;
      const key = header('idempotency-key');
      if (!key) return 'unkeyed';
      const delivery = header('x-forecourt-delivery') ?? '';
      const known = leads.get(key);
      if (known) {
        leads.set(key, { ...known, deliveries: [...known.deliveries, delivery], duplicates: known.duplicates + 1 });
        return 'duplicate';
      }
      const content = readJson(body);
      if (!content.success) return 'unreadable';
      leads.set(key, {
        idempotency_key: key,
        deliveries: [delivery],
        duplicates: 0,
        received_at: now().toISOString(),
        body: content.data,
      });
      const [oldest] = leads.keys();
      if (leads.size > maxLeads && oldest !== undefined) leads.delete(oldest);
      return 'created';
    },
    all: () => [...leads.values()],
  };
}

const lead = z.object({ event: z.literal('lead.created'), lead: z.looseObject({ lead_id: z.string() }) });

function readJson(body: string) {
  try {
    return lead.safeParse(JSON.parse(body));
  } catch {
    return { success: false as const };
  }
}
