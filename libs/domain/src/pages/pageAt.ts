import { filledPath } from './pageHref.ts';
import { pageNames, pageRow, pageTable, type PageName } from './pageTable.ts';

/** The page that an address may be of. */
export interface FoundPage {
  name: PageName;
  /** The value for the braces in its address. */
  values: Readonly<Record<string, string>>;
  /** Its own address where this is a former one; else null. */
  moved: string | null;
}

interface Known {
  name: PageName;
  /** The row's own address, or one of the former ones. */
  path: string;
  isFormer: boolean;
}

const known: readonly Known[] = pageNames.flatMap((name) => {
  const { path, also = [] } = pageRow(name);
  return [{ name, path, isFormer: false }, ...also.map((former) => ({ name, path: former, isFormer: true }))];
});

const isPattern = ({ path }: Known): boolean => path.includes('{');
const fixed = new Map(known.filter((one) => !isPattern(one)).map((one) => [one.path, one]));

/** As it sorts: what says more of an address before what says less, `/blog/news` before `/blog/{article}`. */
const sharpness = ({ path }: Known): string => path.replaceAll(/\{\w+\}/g, '~');

const patterns = known
  .filter(isPattern)
  .toSorted((one, other) => (sharpness(one) < sharpness(other) ? -1 : 1))
  .map((one) => ({ ...one, shape: new RegExp(`^${one.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`) }));

function found({ name, isFormer }: Known, values: Readonly<Record<string, string>>): FoundPage {
  const { kind, path } = pageRow(name);
  const prose = values['page'];
  // A page of prose with an address of its own is not found among the others as well.
  if (name === 'page' && prose !== undefined && Object.hasOwn(pageTable, prose)) {
    const own = pageRow(prose as PageName);
    if (own.kind === 'prose') return { name: prose as PageName, values: {}, moved: own.path };
  }
  return { name, values, moved: isFormer && kind !== 'file' ? filledPath(path, values) : null };
}

/**
 * The page that an address may be of, by the table of pages alone; null for an address of none. Pages that sites put
 * elsewhere are known by their usual address.
 * @param path without query and anchor
 * @example pageAt('/models/kia-ev6') // { name: 'model', values: { model: 'kia-ev6' }, moved: null }
 * @example pageAt('/our-location/bathurst')?.moved // '/locations/bathurst'
 */
export function pageAt(path: string): FoundPage | null {
  const one = fixed.get(path);
  if (one) return found(one, {});
  for (const pattern of patterns) {
    const values = pattern.shape.exec(path)?.groups;
    if (values) return found(pattern, { ...values });
  }
  return null;
}
