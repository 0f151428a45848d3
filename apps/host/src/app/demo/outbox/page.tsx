import type { Delivery } from '@forecourt/platform';
import { platform } from '../../../platform.ts';
import { HeldLeads } from './HeldLeads.tsx';
import { replayDelivery } from './replayDelivery.ts';

const when = new Intl.DateTimeFormat('en-AU', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Australia/Perth',
});
const words = { pending: 'Waiting', delivered: 'Delivered', parked: 'Parked', held: 'Held for review' } as const;

const named: Readonly<Record<string, string>> = { 'visitor-mail': 'Mail', 'visitor-text': 'Text message' };
const isReply = ({ type }: Delivery) => Object.hasOwn(named, type);

/** Messages to the visitor. */
function Replies({ deliveries }: { deliveries: readonly Delivery[] }) {
  if (deliveries.length === 0) return null;
  return (
    <ul className="demo-replies" aria-label="Messages to the visitor">
      {deliveries.map(({ id, type, state, attempts, destination }) => (
        <li key={id}>
          <span className="demo-state" data-state={state}>
            {words[state]}
          </span>{' '}
          <a href={`/demo/outbox/${id}`}>{named[type]} to the visitor</a>
          {destination.split(':')[2] && `, ${destination.split(':')[2]?.replaceAll('-', ' ')}`}
          {type === 'visitor-mail' && (
            <>
              {' '}
              (<a href={`/demo/outbox/${id}?as=text`}>plain text</a>)
            </>
          )}
          {state !== 'delivered' && attempts.at(-1) && `: ${attempts.at(-1)?.detail}`}
          {(state === 'parked' || state === 'held') && (
            <form action={replayDelivery}>
              <input type="hidden" name="delivery" value={id} />
              <button type="submit">Send</button>
            </form>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What was delivered, retried, parked and held, newest first. */
export default async function DemoOutbox() {
  const { leads, signIn } = platform();
  const entries = await leads.outbox(100);
  const held = await leads.held(100);
  const messages = signIn.outboxMessages(20);
  return (
    <>
      <h1>Leads and deliveries</h1>
      <p>
        Mails and ADF files lie in the outbox of the data folder, what visitors are sent in its folder{' '}
        <code>visitors</code>; webhooks go to the local stand-in server.
      </p>
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
      {held.length > 0 && <HeldLeads leads={held.map(({ lead }) => lead)} when={(instant) => when.format(instant)} />}
      {entries.length === 0 && <p>No enquiries yet. Open a demo site and send one.</p>}
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
              {deliveries
                .filter((delivery) => !isReply(delivery))
                .map((delivery) => (
                  <tr key={delivery.id}>
                    <td>
                      {delivery.type} ({delivery.destination})
                      {delivery.type === 'email' && (
                        <>
                          , <a href={`/demo/outbox/${delivery.id}`}>read it</a>
                        </>
                      )}
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
                      {delivery.state === 'parked' && (
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
          <Replies deliveries={deliveries.filter(isReply)} />
        </section>
      ))}
    </>
  );
}
