import { mappingSchema, type Mapping } from '../mapping.ts';
import { facebookAutomotive, googleVehicleTsv, googleVehicleXml } from './catalogueLayouts.ts';
import { dealerJson, dealerSpreadsheet, germanPositionalCsv, wordpressMotorsCsv } from './dealerLayouts.ts';
import type { Layout } from './layout.ts';
import { dmsPipe, ukPortalCsv, usInventoryCsv } from './tradeLayouts.ts';

/** Layouts whose mappings come with the product, by the name of each mapping. */
export const layouts: ReadonlyMap<string, Layout> = new Map(
  [
    usInventoryCsv,
    dealerJson,
    germanPositionalCsv,
    facebookAutomotive,
    googleVehicleTsv,
    googleVehicleXml,
    ukPortalCsv,
    wordpressMotorsCsv,
    dealerSpreadsheet,
    dmsPipe,
  ].map((layout) => [layout.mapping.source, layout]),
);

/** The mapping of a layout, or null for a name that none has. */
export function layoutMapping(name: string): Mapping | null {
  const layout = layouts.get(name);
  return layout ? mappingSchema.parse(layout.mapping) : null;
}
