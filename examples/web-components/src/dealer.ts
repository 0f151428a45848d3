import type { EmbeddedSite } from '@forecourt/domain';
import type { Theme } from '@forecourt/ui/model';

/** A dealer's site as its host tells it to this page. */
export type Dealer = EmbeddedSite<Theme>;

async function fetchDealer(origin: string): Promise<Dealer> {
  const answer = await fetch(`${origin}/api/site`);
  const told = (await answer.json()) as Dealer & { error?: string };
  if (!answer.ok) throw new Error(told.error ?? `The dealer's site answered ${answer.status}.`);
  return told;
}

const asked = new Map<string, Promise<Dealer>>();

/** Asks each dealer once, however many elements show it. */
export function loadDealer(origin: string): Promise<Dealer> {
  const dealer = asked.get(origin) ?? fetchDealer(origin);
  asked.set(origin, dealer);
  return dealer;
}
