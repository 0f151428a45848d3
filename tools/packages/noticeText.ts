import { join } from 'node:path';
import { installedWith, type LicensedPackage } from './licences.ts';
import { publishedPackages, type Manifest } from './published.ts';

/** How many packages have which licence. @example 'ISC (2), MIT (13)' */
function licenceCounts(packages: readonly LicensedPackage[]): string {
  const counts = new Map<string, number>();
  for (const { licence } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  return [...counts]
    .toSorted()
    .map(([licence, count]) => `${licence} (${count})`)
    .join(', ');
}

/** Data of others that is in our packages. */
const data: Readonly<Record<string, string>> = {
  '@forecourt/platform':
    'Its towns (`search/places/townList`) are from GeoNames, https://www.geonames.org, under CC BY 4.0, https://creativecommons.org/licenses/by/4.0/: reduced to name and position, with business districts added.',
};

function noticeOf({ name, dependencies = {}, peerDependencies = {} }: Manifest): string {
  const listed = Object.keys({ ...dependencies, ...peerDependencies });
  const own = listed.filter((one) => one.startsWith('@forecourt/'));
  const all = installedWith(listed);
  const direct = all.filter((one) => listed.includes(one.name));
  const rows = direct.map((one) => `- ${one.name} ${one.version}: ${one.licence}`);
  const parts = [
    `# What ${name} depends on\n\nWhat it depends on is installed beside it, each package with its own licence text.`,
    own.length > 0 ? `Of the same project, under the same licence: ${own.join(', ')}.` : '',
    rows.length > 0 ? rows.join('\n') : 'It depends on no package of others.',
    all.length > direct.length
      ? `With them come ${all.length - direct.length} more: ${licenceCounts(all.filter((one) => !direct.includes(one)))}.`
      : '',
    data[name] ?? '',
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** The notice of every published package, and where it stands. */
export const notices = (): { file: string; text: string }[] =>
  publishedPackages().map(({ folder, manifest }) => ({ file: join(folder, 'NOTICE.md'), text: noticeOf(manifest) }));
