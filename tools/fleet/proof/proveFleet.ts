import { chanceOf, proofSecret, startBadReceiver, type BadReceiver } from '@forecourt/platform/proof';
import { setTimeout as wait } from 'node:timers/promises';
import { startFleet, thisVersion, type Fleet } from '../startFleet.ts';
import { bearable, measureMachine, type MachineFigures } from './calibrate.ts';
import { breakThings, type Faults, type FaultWatch } from './breakThings.ts';
import { countFleet, type FleetCounts } from './countFleet.ts';
import { rivals, searchShare, type FleetPlan } from './fleetPlan.ts';
import { copySites } from './fleetSites.ts';
import { followChange, type ChangeSeen } from './followChange.ts';
import { openVisitors, type Tally, type Visitors } from './openVisitors.ts';
import { openProofStock, type ProofStock } from './readStock.ts';
import { reserve } from './reserve.ts';
import { sendLead, type AcceptedLead } from './sendLead.ts';
import { nextVisit, pathOf, pick, sharesOf, visitOf, words } from './visits.ts';

/** A change that a host has shown. */
export type SeenChange = ChangeSeen & { ms: number };

export interface FleetResult {
  /** With the rate and the time between kills that the machine bears, where that was asked for. */
  plan: FleetPlan;
  /** What the machine was found to bear; null where it was not asked. */
  machine: MachineFigures | null;
  tally: Tally;
  /** Requests a second that were sent while things broke. */
  perSecond: number;
  /** Requests that another host answered than the first that was asked. */
  repeated: number;
  counts: FleetCounts;
  faults: Faults;
  /** How long hosts in service took to show changes of stock. */
  changes: SeenChange[];
  /** Changes that a host did not show because it left service meanwhile. */
  changesLeft: number;
  /** What did not end in time, or was refused. Empty when all is well. */
  troubles: string[];
  seconds: number;
}

interface Scene {
  plan: FleetPlan;
  fleet: Fleet;
  stock: ProofStock;
  visitors: Visitors;
  receiver: BadReceiver;
  chance: () => number;
  troubles: string[];
}

/** Sends visits, searches and enquiries at the plan's rate, whatever comes back. @returns every enquiry's end */
async function sendAll({ plan, stock, visitors, chance, troubles }: Scene): Promise<AcceptedLead[]> {
  const accepted: AcceptedLead[] = [];
  const running = new Set<Promise<unknown>>();
  const shares = new Map(stock.sites.map((site) => [site.site, sharesOf(site)]));
  const keep = (work: Promise<unknown>) => {
    running.add(work);
    void work.finally(() => running.delete(work));
  };
  let submission = 0;
  const began = performance.now();
  for (let sent = 0, due = 0; performance.now() - began < plan.seconds * 1_000; await wait(5)) {
    due = ((performance.now() - began) / 1_000) * plan.rate;
    for (; sent < due; sent += 1) {
      const site = pick(stock.sites, chance);
      if (!site) throw new Error('The fleet has no site.');
      const kind = chance();
      const visitor = Math.floor(chance() * 20_000);
      if (kind < plan.leadShare) {
        submission += 1;
        const { site: slug, dealership, location } = site;
        const lead = sendLead(visitors, { submission, site: slug, dealership, location }).then((end) => {
          if ('refused' in end) troubles.push(`An enquiry was not taken: ${end.refused}`);
          else accepted.push(end);
        });
        keep(lead);
      } else if (kind < plan.leadShare + searchShare) {
        const query = encodeURIComponent(pick(words, chance) ?? '');
        keep(visitors.ask({ purpose: 'search', site: site.site, path: `${site.search}?query=${query}`, visitor }));
      } else {
        const path = visitOf(site, shares.get(site.site)?.seen ?? [], chance);
        keep(visitors.ask({ purpose: 'visit', site: site.site, path, visitor }));
      }
    }
  }
  await Promise.all(running);
  return accepted;
}

/** Lets several visitors reserve one vehicle at the same moment, again and again. @returns what each was told */
async function reserveAll({ plan, stock, visitors }: Scene): Promise<Map<string, (string | null)[]>> {
  const told = new Map<string, (string | null)[]>();
  const selling = stock.sites.filter(({ reserves }) => reserves);
  const cars = selling.flatMap((site) =>
    sharesOf(site)
      .reserved.filter(({ payment_processors: ways }) => ways.includes('card') || ways.includes('stripe'))
      .map((vehicle) => ({ site: site.site, car: pathOf(vehicle) })),
  );
  const running: Promise<unknown>[] = [];
  const end = Date.now() + plan.seconds * 1_000;
  for (let place = 0; place < cars.length && Date.now() < end; place += 1) {
    const { site, car } = cars[place] ?? { site: '', car: '' };
    const attempts = Array.from({ length: rivals }, (_, rival) =>
      reserve(visitors, { site, car, visitor: place * rivals + rival }),
    );
    running.push(Promise.all(attempts).then((ends) => told.set(`${site} ${car}`, ends)));
    await wait(plan.reserveEvery * 1_000);
  }
  await Promise.all(running);
  return told;
}

/** Changes prices and watches every host that is in service show them. */
async function changeAll({ plan, fleet, stock }: Scene, watch: FaultWatch): Promise<ChangeSeen[]> {
  const seen: ChangeSeen[] = [];
  const running: Promise<unknown>[] = [];
  const cars = stock.sites.flatMap((site) => sharesOf(site).changed.map((vehicle) => ({ site: site.site, vehicle })));
  const hasServed = (name: string) => {
    const host = fleet.hosts.find(({ process }) => process.name === name);
    const { kills, failures } = host?.process ?? { kills: 0, failures: 0 };
    const breaks = watch.breaksOf(name);
    const began = fleet.proxy.inService().includes(name) && !watch.isBroken(name);
    return () =>
      began &&
      host !== undefined &&
      host.process.kills === kills &&
      host.process.failures === failures &&
      watch.breaksOf(name) === breaks;
  };
  const end = Date.now() + plan.seconds * 1_000;
  for (let place = 0; place < cars.length && Date.now() < end; place += 1) {
    const next = cars[place];
    if (!next) break;
    // A price that no other vehicle has, and no figure of a page comes to by itself.
    const dollars = 151_003 + place * 7;
    const vehicle = { ...next.vehicle, price: dollars * 100 };
    const isStored = await stock.inventory.upsert([vehicle], 'demo').then(
      () => true,
      () => false,
    );
    if (isStored) {
      const change = { site: next.site, path: pathOf(vehicle), id: vehicle.id, dollars };
      running.push(
        followChange(fleet.hosts, change, { port: fleet.port, hasServed }).then((some) => void seen.push(...some)),
      );
    }
    await wait(plan.changeEvery * 1_000);
  }
  await Promise.all(running);
  return seen;
}

/** Asks every host once for the pages that visitors look at most: a fleet that has run for a while has them. */
async function warmUp({ fleet, stock }: Scene): Promise<void> {
  for (const { site, search } of stock.sites)
    for (let visitor = 0; visitor < fleet.hosts.length * 4; visitor += 1)
      for (const path of ['/', search]) await openVisitors(fleet.port).ask({ purpose: 'visit', site, path, visitor });
}

async function proveOn(
  scene: Scene,
  report: (line: string) => void,
): Promise<Omit<FleetResult, 'plan' | 'machine' | 'seconds'>> {
  const { plan, fleet, stock, visitors, receiver, chance, troubles } = scene;
  report(`Visitors come: ${plan.rate} requests a second for ${plan.seconds} s.`);
  const began = performance.now();
  const watch = breakThings(fleet, { ...plan, chance }, report);
  const [accepted, told, seen] = await Promise.all([
    sendAll(scene),
    reserveAll(scene),
    changeAll(scene, watch),
    watch.over,
  ]);
  const perSecond = visitors.tally.requests / ((performance.now() - began) / 1_000);
  report('Visitors are gone; waiting for the deliveries.');
  const counts = await countFleet({ accepted, told, receiver, stock, troubles });
  return {
    tally: visitors.tally,
    perSecond,
    repeated: fleet.proxy.repeated,
    counts,
    faults: watch.faults,
    changes: seen.flatMap((one) => (one.ms === null ? [] : [{ ...one, ms: one.ms }])),
    changesLeft: seen.filter(({ ms }) => ms === null).length,
    troubles,
  };
}

/** Runs a proof. It leaves neither process nor file behind. @param report one line on how far it is */
export async function proveFleet(
  plan: FleetPlan,
  report: (line: string) => void = () => undefined,
): Promise<FleetResult> {
  const startedAt = Date.now();
  const closers: (() => Promise<unknown>)[] = [];
  try {
    // It takes everything: what is shown here is what hosts and workers do.
    const receiver = await startBadReceiver(() => 1, 20);
    closers.push(() => receiver.close());
    const sites = await copySites(plan.formerVersion ?? thisVersion, plan.sites, {
      url: `${receiver.url}/crm`,
      secret: proofSecret.name,
    });
    closers.push(() => sites.remove());
    const many = '1000000';
    const fleet = await startFleet({
      hosts: plan.hosts,
      workers: plan.workers,
      sites: sites.folder,
      version: plan.formerVersion ?? thisVersion,
      isBreakable: true,
      report,
      environment: {
        FORECOURT_WEBHOOK_SECRETS: JSON.stringify({ [proofSecret.name]: proofSecret.value }),
        FORECOURT_LEADS_PER_ADDRESS: many,
        FORECOURT_PAYMENTS_PER_ADDRESS: many,
      },
    });
    closers.push(() => fleet.close());
    const stock = await openProofStock(fleet.postgres.url, sites.folder);
    closers.push(() => stock.close());
    const troubles: string[] = [];
    const visitors = openVisitors(fleet.port);
    const chance = chanceOf(plan.seed);
    const scene = { plan, fleet, stock, visitors, receiver, chance, troubles };
    await warmUp(scene);
    const machine = plan.isBearable ? await measureMachine(fleet, () => nextVisit(stock, chance)) : null;
    const borne = machine ? { ...plan, ...bearable(machine, plan) } : plan;
    const result = await proveOn({ ...scene, plan: borne }, report);
    return { ...result, plan: borne, machine, seconds: (Date.now() - startedAt) / 1_000 };
  } finally {
    for (const closer of closers.reverse()) await closer();
  }
}
