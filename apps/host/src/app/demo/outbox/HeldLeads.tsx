import type { Lead } from '@forecourt/domain';
import { releaseLead } from './releaseLead.ts';

export interface HeldLeadsProps {
  leads: readonly Lead[];
  when: (instant: Date) => string;
}

/** Enquiries that look like spam, for a person to look at. They are stored, and sent only when released. */
export function HeldLeads({ leads, when }: HeldLeadsProps) {
  return (
    <section className="demo-held" aria-labelledby="held-title">
      <h2 id="held-title">Held for review: {leads.length}</h2>
      <p>These look like spam, so we haven’t sent them to the dealer. Release any that are genuine.</p>
      <ul>
        {leads.map((lead) => (
          <li key={lead.lead_id} aria-label={`Held lead ${lead.lead_id}`}>
            <div>
              <strong>{`${lead.name} ${lead.last_name}`.trim() || 'No name'}</strong>
              <span>
                {lead.category}, {lead.site_slug}, {when(lead.created_at)}
              </span>
              {lead.message !== '' && <blockquote>{lead.message}</blockquote>}
              <span className="demo-state" data-state="held">
                {lead.quarantined}
              </span>
            </div>
            <form action={releaseLead}>
              <input type="hidden" name="lead" value={lead.lead_id} />
              <button type="submit" aria-label={`Release the enquiry from ${lead.name} ${lead.last_name}`}>
                Release
              </button>
            </form>
          </li>
        ))}
      </ul>
    </section>
  );
}
