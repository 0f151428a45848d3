import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** Import and export statements of prettier's shape, and `import()`. */
const statements = /^(?:import|export) (type )?(?:[^;'"]*? from )?'(\.[^']+)'|import\(\s*'(\.[^']+)'/gm;

const read = new Map();

/** Relative files that a file imports. `isType` where every name is a type: nothing of it is left when it runs. */
function importsOf(file) {
  if (!existsSync(file)) return [];
  const { mtimeMs } = statSync(file);
  const known = read.get(file);
  if (known?.mtimeMs === mtimeMs) return known.imports;
  const imports = [...readFileSync(file, 'utf8').matchAll(statements)].map(([, type, from, loaded]) => ({
    target: join(dirname(file), from ?? loaded),
    isType: type !== undefined,
    isLate: loaded !== undefined,
  }));
  read.set(file, { mtimeMs, imports });
  return imports;
}

/** Whether one file is imported by another, through any number of files. */
function leadsTo(from, goal, withTypes) {
  const seen = new Set([from]);
  const open = [from];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (file === goal) return true;
    for (const { target, isType, isLate } of importsOf(file)) {
      if (seen.has(target) || (!withTypes && (isType || isLate))) continue;
      seen.add(target);
      open.push(target);
    }
  }
  return false;
}

/** Runs a check over a file's relative imports: `check(file, target, isType)` says whether one is refused. */
function relativeImports(message, check) {
  return {
    meta: { type: 'problem', schema: [{ type: 'object' }], messages: { banned: message } },
    create(context) {
      const visit = (node) => {
        const from = node.source?.value;
        if (typeof from !== 'string' || !from.startsWith('.')) return;
        const isType = node.importKind === 'type' || node.exportKind === 'type';
        const target = join(dirname(context.filename), from);
        if (check(context.filename, target, isType, context)) context.report({ node, messageId: 'banned' });
      };
      return { ImportDeclaration: visit, ExportNamedDeclaration: visit };
    },
  };
}

/** @type option `types`: whether a circle of types alone counts too */
export const noImportCircles = relativeImports(
  'This file imports itself through the other one: move what both need into a file of its own.',
  (file, target, isType, { options }) => {
    const withTypes = options[0]?.types === true;
    return (withTypes || !isType) && leadsTo(target, file, withTypes);
  },
);

/** Rooms of the platform, the lowest first. */
const rooms = [
  'logs',
  'files',
  'secrets',
  'database',
  'ports',
  'config',
  'limits',
  'content',
  'calls',
  'jobs',
  'stock',
  'search',
  'leads',
  'commerce',
  'visitors',
];

/** Rank of a file's room; files outside all rooms, which open them, rank highest. */
function levelOf(root, file) {
  const [room, ...rest] = relative(root, file).split(sep);
  if (rest.length === 0) return rooms.length;
  return rooms.indexOf(room);
}

export const roomsInOrder = relativeImports(
  `A room of the platform imports only rooms below it: ${rooms.join(', ')}.`,
  (file, target) => {
    const root = join(import.meta.dirname, '../../libs/platform/src');
    const own = levelOf(root, file);
    return own >= 0 && levelOf(root, target) > own;
  },
);
