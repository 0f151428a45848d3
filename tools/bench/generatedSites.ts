import { siteSchema } from '@forecourt/domain';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const own = join(import.meta.dirname, '../../apps/host/sites');
const templates = ['franchise', 'group', 'superstore', 'caravan'];

const generatedSite = (at: number, themes: number) => ({
  slug: `generated-${at}`,
  name: `Generated Dealer ${at}`,
  template: templates[at % templates.length],
  theme: `generated-${at % themes}`,
  tagline: `Vehicles of dealer ${at}`,
  description: `A dealer that was generated with the number ${at}.`,
  dealerships: [{ id: `dlr-${at}`, slug: `generated-${at}`, name: `Generated Dealer ${at}` }],
  stockDealershipIds: [`dlr-${at}`],
  leadDestinations: [{ id: 'desk', type: 'email', to: `desk-${at}@dealer.example` }],
});

const colourOf = (at: number): string => `#${((at * 2_654_435_761) % 0x1000000).toString(16).padStart(6, '0')}`;

/** Fills a folder with the demo's sites and with generated ones, which share so many generated themes. */
export async function writeGeneratedSites(folder: string, sites: number, themes: number): Promise<void> {
  await cp(own, folder, { recursive: true });
  await mkdir(join(folder, 'themes'), { recursive: true });
  for (let at = 0; at < themes; at += 1)
    await writeFile(join(folder, 'themes', `generated-${at}.json`), JSON.stringify({ brand: colourOf(at + 1) }));
  for (let at = 0; at < sites; at += 1) {
    const site = generatedSite(at, themes);
    siteSchema.parse(site);
    await writeFile(join(folder, `${site.slug}.json`), JSON.stringify(site, null, 2));
  }
}
