import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Lead } from '@forecourt/domain';
import { sampleSiteFile } from '@forecourt/domain/testing';
import { siteSchema } from '@forecourt/domain';
import type { DeliveryChannel } from '../ports/deliveryChannelPort.ts';

/** One promise of every way to deliver leads. */
export interface ChannelCheck {
  /** What holds. */
  title: string;
  /** @throws with what does not hold */
  check: () => Promise<void>;
}

export interface ChannelUnderTest {
  channel: DeliveryChannel;
  /** Settings with which it delivers to an address on this machine. */
  settingsFor: (url: string) => unknown;
  /** @default none */
  secret?: string;
}

const lead: Lead = {
  lead_id: '6f1c0f3e-7d0e-4a5b-9f55-2f8f4f6f1a10',
  site_slug: sampleSiteFile.slug,
  category: 'General Enquiry',
  subcategory: null,
  url: '/contact',
  source: 'website',
  user_agent: '',
  car_id: null,
  car_dealership_id: null,
  location_id: null,
  name: 'Zoë',
  last_name: 'O’Brien <b>',
  email: 'zoe.obrien@example.com',
  phone: '+61412345678',
  postcode: '6160',
  message: 'Is it "still" here? & when',
  opt_in: false,
  fields: {},
  lead_attributes: { visited_pages: [], linked_query_params: {} },
  quarantined: null,
  created_at: new Date('2026-11-20T02:00:00Z'),
};

interface Receiver {
  url: string;
  /** Everything that arrived, headers included. */
  received: string[];
  close(): Promise<void>;
}

/** @param status of every answer; null never answers */
async function openReceiver(status: number | null): Promise<Receiver> {
  const received: string[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => void parts.push(part));
    request.on('end', () => {
      received.push(`${request.url} ${JSON.stringify(request.headers)} ${Buffer.concat(parts).toString()}`);
      if (status !== null) response.writeHead(status, { location: '/elsewhere' }).end();
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    received,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}

function demand(holds: boolean, message: string): void {
  if (!holds) throw new Error(message);
}

/**
 * What the platform relies on in every way to deliver leads over HTTP, against a receiver on this machine that takes,
 * refuses or does not answer. Each check runs in any test runner.
 * @example it.each(channelContract({ channel, settingsFor: (url) => ({ url }) }))('$title', ({ check }) => check());
 */
export function channelContract({ channel, settingsFor, secret }: ChannelUnderTest): ChannelCheck[] {
  const site = siteSchema.parse({ ...sampleSiteFile, offers: undefined });
  const deliver = (url: string, signal: AbortSignal = AbortSignal.timeout(5_000)) =>
    channel.deliver({
      lead,
      site,
      settings: channel.settings.parse(settingsFor(url)),
      facts: [['Name', `${lead.name} ${lead.last_name}`]],
      secret: secret ?? null,
      idempotencyKey: lead.lead_id,
      now: new Date('2026-11-20T02:00:05Z'),
      signal,
    });
  const against = (status: number | null, check: (receiver: Receiver) => Promise<void>) => async () => {
    const receiver = await openReceiver(status);
    try {
      await check(receiver);
    } finally {
      await receiver.close();
    }
  };
  const refuses = async (run: Promise<string>) =>
    run.then(
      () => false,
      () => true,
    );
  return [
    {
      title: 'a lead arrives in one request, with whom to answer and an id that is the same in every try',
      check: against(200, async ({ url, received }) => {
        await deliver(url);
        await deliver(url);
        demand(received.length === 2, `Two deliveries made ${received.length} requests.`);
        for (const request of received) {
          demand(request.includes(lead.email), 'The address of the customer did not arrive.');
          demand(request.includes(lead.lead_id), 'No id arrived by which a second try can be told from a second lead.');
        }
      }),
    },
    {
      title: 'what comes of it says nothing personal, because it is logged',
      check: against(200, async ({ url }) => {
        const outcome = await deliver(url);
        const told = [lead.name, lead.email, lead.phone, lead.message].filter((one) => outcome.includes(one));
        demand(outcome !== '' && told.length === 0, `The outcome says '${outcome}'.`);
      }),
    },
    ...[503, 404, 302].map((status) => ({
      title: `an answer with ${status} is a failure, which is tried again or put before a person`,
      check: against(status, async ({ url }) => {
        demand(await refuses(deliver(url)), `The answer ${status} was taken for a success: the lead would be lost.`);
      }),
    })),
    {
      title: 'a receiver that is gone is a failure',
      async check() {
        const { url, close } = await openReceiver(200);
        await close();
        demand(await refuses(deliver(url)), 'Nobody listened, and it was taken for a success.');
      },
    },
    {
      title: 'a receiver that does not answer is given up when the time is over',
      check: against(null, async ({ url }) => {
        const begun = performance.now();
        demand(await refuses(deliver(url, AbortSignal.timeout(150))), 'No answer was taken for a success.');
        demand(performance.now() - begun < 2_000, 'The signal that ends the call is not handed on.');
      }),
    },
    {
      title: 'settings that it does not know are refused when a site’s file is read',
      async check() {
        const given = { ...(settingsFor('https://crm.example/') as object), nonsense: true };
        demand(!channel.settings.safeParse(given).success, 'The unknown field "nonsense" is passed over in silence.');
      },
    },
  ];
}
