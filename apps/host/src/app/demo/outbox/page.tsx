import { platform } from '../../../platform.ts';
import { replayDelivery } from './replayDelivery.ts';

const when = new Intl.DateTimeFormat('en-AU', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Australia/Perth',
});
const words = { pending: 'Waiting', delivered: 'Delivered', parked: 'Parked', held: 'Held for a look' } as const;

/** What was delivered, retried, parked and held, newest first. */
export default async function DemoOutbox() {
  const { leads, signIn } = platform();
  const entries = await leads.outbox(100);
  const messages = signIn.outboxMessages(20);
  return (
    <>
      <h1>Leads and their deliveries</h1>
      <p>Mails and ADF files lie in the outbox of the data folder; webhooks go to the local stand-in server.</p>
      {messages.length > 0 && (
        <section className="demo-table" aria-label="Text messages">
          <table>
            <caption>Text messages, kept until the host stops</caption>
            <tbody>
              {messages.map(({ siteSlug, to, text, at }) => (
                <tr key={`${at.toISOString()} ${to}`}>
                  <td>{siteSlug}</td>
                  <td>{to}</td>
                  <td style={{ whiteSpace: 'pre-line' }}>{text}</td>
                  <td>{when.format(at)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {entries.length === 0 && <p>No enquiry has been sent yet. Open a demo site and send one.</p>}
      {entries.map(({ lead, deliveries }) => (
        <section key={lead.lead_id} className="demo-table" aria-label={`Lead ${lead.lead_id}`}>
          <table>
            <caption hidden>{lead.category}</caption>
            <thead>
              <tr>
                <th scope="col">
                  {lead.category}
                  {lead.subcategory ? `, ${lead.subcategory}` : ''}
                </th>
                <th scope="col">{lead.site_slug}</th>
                <th scope="col">{when.format(lead.created_at)}</th>
                <th scope="col">{lead.quarantined ?? 'Accepted'}</th>
              </tr>
            </thead>
            <tbody>
              {deliveries.map((delivery) => (
                <tr key={delivery.id}>
                  <td>
                    {delivery.type} ({delivery.destination})
                  </td>
                  <td>
                    <span className="demo-state" data-state={delivery.state}>
                      {words[delivery.state]}
                    </span>
                  </td>
                  <td>
                    {delivery.attempts.map((attempt) => (
                      <div key={attempt.at.toISOString()}>
                        {when.format(attempt.at)}: {attempt.detail}
                      </div>
                    ))}
                  </td>
                  <td>
                    {(delivery.state === 'parked' || delivery.state === 'held') && (
                      <form action={replayDelivery}>
                        <input type="hidden" name="delivery" value={delivery.id} />
                        <button type="submit">Deliver again</button>
                      </form>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </>
  );
}
