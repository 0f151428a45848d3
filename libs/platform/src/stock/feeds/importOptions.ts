import { parseArgs } from 'node:util';
import { CommandError } from '../../config/commandError.ts';

export const usage = `Usage: npm run import -- FILE --site SLUG [--mapping FILE] [--dry-run] [--force] [--report FILE]
       npm run import -- ADDRESS --site SLUG [--secret NAME] [--mapping FILE] [--force]
       npm run import -- --watch FOLDER --site SLUG [--mapping FILE] [--report FILE]
       npm run import -- --release RUN
       npm run import -- FILE --suggest-mapping [--out FILE]

  FILE            one dealer's stock as CSV, whose first row names the columns, as JSON or as XML;
                  also packed with gzip or zip
  ADDRESS         https address of such a file, fetched when it has changed since the last import
  --site SLUG     site that the stock belongs to
  --mapping FILE  how to read the columns: a file, or the name of a mapping that comes with the product;
                  without it they carry the names of a vehicle's fields
  --dry-run       say what would happen, change nothing
  --secret NAME   which of FORECOURT_FEED_SECRETS to send to the address
  --force         go on although hardly any stock would be left
  --report FILE   where to write every rejected row and unreadable cell
  --release RUN   import what a run held, whatever would be left; its name stands in what it said
  --watch FOLDER  import the newest file of a folder, and each one that is newer, until it is stopped
  --suggest-mapping
                  propose a mapping from the names of the columns and the first 200 rows, and show how each
                  field is read; nothing is imported
  --out FILE      where to write the proposed mapping, instead of the output
  --max-mb N      most megabytes of the file, where it has more than 2,000
  --verbose       when it fails, tell where in the program, too`;

export interface ImportOptions {
  /** The file has to be as it was then: its size and time. */
  stamp?: string | null;
  file: string;
  site: string;
  secret?: string | undefined;
  mapping: string | undefined;
  dryRun: boolean;
  force: boolean;
  report: string | undefined;
  maxBytes: number | undefined;
}

function bytesOf(megabytes: string | undefined): number | undefined {
  if (megabytes === undefined) return undefined;
  if (/^[1-9]\d{0,6}$/.test(megabytes)) return Number(megabytes) * 1_000_000;
  throw new CommandError(`--max-mb takes a whole number of megabytes; '${megabytes}' is none.`);
}

/** The options of an import of whatever file a folder gets. */
export interface WatchOptions {
  folder: string;
  options: Omit<ImportOptions, 'file'>;
}

/** The options of a proposal of a mapping. */
export interface SuggestOptions {
  suggest: string;
  out: string | undefined;
  maxBytes: number | undefined;
}

type CommandOptions = ImportOptions | WatchOptions | SuggestOptions | { release: string };

/** @returns null where help is asked for. @throws CommandError */
export function readOptions(args: readonly string[]): CommandOptions | null {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      site: { type: 'string' },
      mapping: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      report: { type: 'string' },
      'max-mb': { type: 'string' },
      release: { type: 'string' },
      watch: { type: 'string' },
      secret: { type: 'string' },
      'suggest-mapping': { type: 'boolean', default: false },
      out: { type: 'string' },
      verbose: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return null;
  const [file, ...others] = positionals;
  if (values.release !== undefined) {
    if (file === undefined && args.length <= 2) return { release: values.release };
    throw new CommandError('--release takes the name of a run and nothing else: the run knows its file.');
  }
  const { watch } = values;
  if (file !== undefined && watch !== undefined)
    throw new CommandError(`--watch takes the files of its folder; '${file}' is one too many.`);
  if (file === undefined && watch === undefined) throw new CommandError(`Name the file to import.\n\n${usage}`);
  if (others.length > 0) throw new CommandError(`Import one file at a time; '${others[0]}' is one too many.`);
  if (values['suggest-mapping'] && file !== undefined)
    return { suggest: file, out: values.out, maxBytes: bytesOf(values['max-mb']) };
  if (values.out !== undefined) throw new CommandError('--out goes with --suggest-mapping.');
  if (values.site === undefined) throw new CommandError(`Say with --site which site the stock belongs to.\n\n${usage}`);
  const { site, mapping, force, report, secret } = values;
  const options = {
    site,
    mapping,
    force,
    report,
    secret,
    dryRun: values['dry-run'],
    maxBytes: bytesOf(values['max-mb']),
  };
  if (file !== undefined) return { ...options, file };
  if (force || options.dryRun) throw new CommandError('--watch goes with neither --force nor --dry-run: nobody looks.');
  return { folder: watch ?? '', options };
}
