import type { Vehicle } from '@forecourt/domain';
import { connectDatabase, openInventory, openSiteStore, type Inventory } from '@forecourt/platform';
import { Pool } from 'pg';
import { hostRegistered } from '../../sites/hostRegistered.ts';

export interface StockOfSite {
  site: string;
  /** Id of the dealership that enquiries go to. */
  dealership: string;
  /** Id of the location that they go to. */
  location: string;
  /** Path of its search. */
  search: string;
  /** Whether its vehicles can be reserved. */
  reserves: boolean;
  vehicles: Vehicle[];
}

export interface ProofStock {
  sites: StockOfSite[];
  inventory: Inventory;
  query<Row>(text: string): Promise<Row[]>;
  close(): Promise<void>;
}

/** The stock of a fleet's sites, read and written beside its hosts. */
export async function openProofStock(databaseUrl: string, sitesFolder: string): Promise<ProofStock> {
  const database = await connectDatabase({ data: '', databaseUrl });
  const pool = new Pool({ connectionString: databaseUrl, max: 2 });
  // A connection that breaks while idle is replaced at the next query.
  pool.on('error', () => undefined);
  const inventory = openInventory({ db: database.db, now: () => new Date() });
  const store = openSiteStore({
    folder: sitesFolder,
    demo: true,
    originTemplate: 'http://{slug}.localhost',
    registered: await hostRegistered(),
    log: () => undefined,
    now: Date.now,
  });
  const sites: StockOfSite[] = [];
  for (const site of store.all()) {
    const vehicles: Vehicle[] = [];
    for await (const batch of inventory.listed(site)) vehicles.push(...batch);
    sites.push({
      site: site.slug,
      dealership: site.dealerships[0]?.slug ?? '',
      location: site.locations[0]?.id ?? '',
      search: site.paths.search,
      reserves: store.publicSite(site).flags.checkout,
      vehicles,
    });
  }
  return {
    sites,
    inventory,
    query: async <Row>(text: string) => (await pool.query(text)).rows as Row[],
    async close() {
      await pool.end();
      await database.close();
    },
  };
}
