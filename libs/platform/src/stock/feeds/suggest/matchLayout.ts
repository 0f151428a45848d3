import { expandColumns } from '../expandColumns.ts';
import type { Layout } from '../layouts/layout.ts';
import { layouts } from '../layouts/layouts.ts';
import { mappingSchema, type MappingInput } from '../mapping.ts';
import { explainMapping } from './explainMapping.ts';
import { columnProfiles, type FeedSample } from './feedSample.ts';
import { mapColumns, type ProposedMapping } from './mapColumns.ts';
import { listSteps } from './suggestFields.ts';

/** Share of a layout's columns by which a feed is known to have it. */
const layoutShare = 0.8;

function layoutFits(layout: Layout, sample: FeedSample): number {
  const { mapping, signature } = layout;
  if (mapping.columns) {
    if (sample.notation.columns === null || sample.header.length !== mapping.columns.length) return 0;
    const named = namedColumns(layout, sample);
    const needed = explainMapping(mapping, named).fields.filter(({ field }) =>
      ['make', 'year', 'car_type'].includes(field),
    );
    return Math.min(...needed.map(({ share }) => share));
  }
  const header = new Set(sample.header.map((name) => name.trim().toLowerCase()));
  const has = (name: string): boolean => header.has(name.toLowerCase());
  return mapping.key.every(has) ? signature.filter(has).length / signature.length : 0;
}

/** The sample with the names that a layout gives to columns by their places. */
export function namedColumns({ mapping: { columns } }: Layout, sample: FeedSample): FeedSample {
  if (!columns) return sample;
  const rows = sample.rows.map((cells) =>
    Object.fromEntries(sample.header.map((name, place) => [columns[place] ?? name, cells[name] ?? ''])),
  );
  const nameOf = (name: string): string => columns[sample.header.indexOf(name)] ?? name;
  return { ...sample, header: sample.header.map(nameOf), commaColumns: sample.commaColumns.map(nameOf), rows };
}

/** The layout that a feed has, or null. */
export function findLayout(sample: FeedSample): Layout | null {
  const [best] = [...layouts.values()]
    .map((layout) => ({ layout, fit: layoutFits(layout, sample) }))
    .filter(({ fit }) => fit >= layoutShare)
    .sort((one, other) => other.fit - one.fit);
  return best?.layout ?? null;
}

/** The lists of a layout, split as this feed does. */
function listsOf(mapping: MappingInput, sample: FeedSample): MappingInput['fields'] {
  const { fields } = expandColumns(mappingSchema.parse(mapping), sample.header);
  const profiles = columnProfiles(sample);
  const lists = (['images', 'standardEquipment'] as const).flatMap((path) => {
    const [field, given] = [fields[path], mapping.fields[path]];
    if (!field || !('all' in field) || !given || !('all' in given)) return [];
    const columns = profiles.filter(({ name, texts }) => texts.length > 0 && [field.all].flat().includes(name));
    if (columns.length === 0) return [];
    const steps = listSteps(path === 'images' ? 'pictures' : 'list', columns);
    return [[path, { ...given, steps }] as const];
  });
  return Object.fromEntries(lists);
}

/** The layout's mapping, and what else the feed's columns say. */
export function mapLayout({ mapping, title }: Layout, sample: FeedSample): ProposedMapping {
  const parsed = mappingSchema.parse(mapping);
  const covered = new Set(Object.keys(expandColumns(parsed, sample.header).fields));
  const unread = new Set(explainMapping(mapping, sample).unread);
  const others = mapColumns({ ...sample, header: sample.header.filter((name) => unread.has(name)) }).mapping.fields;
  const more = Object.entries(others).filter(
    ([path, field]) => !covered.has(path) && !('value' in field) && !('template' in field) && path !== 'name',
  );
  const found = more.filter(
    ([, field]) => 'from' in field && ![field.from].flat().some((name) => name.startsWith('title.')),
  );
  const rows = sample.notation.rows;
  return {
    mapping: {
      ...mapping,
      ...(rows !== null && { rows }),
      fields: { ...mapping.fields, ...listsOf(mapping, sample), ...Object.fromEntries(found) },
    },
    notes: [`The feed has the layout '${title}'.`],
  };
}
