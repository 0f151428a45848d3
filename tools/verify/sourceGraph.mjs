import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { projects, root } from '../front-door/machine.mjs';

const written = /^(node_modules|dist|\.next.*|test-results|storybook-static|planted)$/;
/** Import and export statements of prettier's shape: whether of types alone, what is named, and from where. */
const statements = /^(?:import|export) (type )?(?:([^;'"]*?) from )?'([^']+)'/gm;
const dynamicImports = /import\(\s*(?:\/\*[^*]*\*\/ )?'([^']+)'/g;

/** Names as the other module calls them; null where all of it is meant. */
function namesOf(clause = '') {
  const [, list] = /^\{([^}]*)\}$/s.exec(clause.trim()) ?? [];
  if (list === undefined) return null;
  return list
    .split(',')
    .map((one) => one.replace(/^\s*type\s/, '').trim())
    .filter(Boolean)
    .map((one) => one.split(/\sas\s/).map((name) => name.trim()));
}

function readModule(text) {
  const imports = [...text.matchAll(statements)].map(([statement, type, clause, from]) => ({
    from,
    isType: type !== undefined,
    isExport: statement.startsWith('export'),
    names: namesOf(clause),
  }));
  const dynamic = [...text.matchAll(dynamicImports)].map(([, from]) => ({ from, isType: false, names: null }));
  return [...imports, ...dynamic];
}

function* filesBelow(folder, path) {
  for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
    const below = `${path}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!written.test(entry.name)) yield* filesBelow(folder, below);
    } else if (/\.(tsx?|mts|mjs)$/.test(entry.name)) yield below;
  }
}

/** The source of each door of our packages, by the name that it is imported by. */
function readDoors(folder) {
  const doors = new Map();
  for (const { folder: home, name, exports = {} } of projects(folder)) {
    for (const [door, target] of Object.entries(exports)) {
      const built = typeof target === 'string' ? target : target.default;
      const source = join(home, built.replace('./dist/', 'src/').replace(/\.js$/, '.ts')).split(sep).join('/');
      doors.set(name + door.slice(1), source);
    }
  }
  return doors;
}

/**
 * Which file imports which, over all projects: a package is followed through its doors to the files of the names that are
 * taken, so that one import of a package is not an import of all of it.
 */
export function readSourceGraph(folder = root) {
  const doors = readDoors(folder);
  const modules = new Map();
  for (const { folder: home } of projects(folder))
    for (const file of filesBelow(folder, home))
      if (!modules.has(file)) modules.set(file, readModule(readFileSync(join(folder, file), 'utf8')));
  const resolve = (from, file) => {
    const target = from.startsWith('.')
      ? join(dirname(file), from.replace(/\?.*$/, '')).split(sep).join('/')
      : doors.get(from);
    return target !== undefined && modules.has(target) ? target : null;
  };
  /** File that a door has a name from; null where that cannot be told. */
  const ownerOf = (door, name) => {
    for (const { from, isExport, names } of modules.get(door)) {
      const [own] = (isExport && names?.find((one) => one.at(-1) === name)) || [];
      const target = own && resolve(from, door);
      if (target) return /\/index\.ts$/.test(target) ? (ownerOf(target, own) ?? target) : target;
    }
    return null;
  };
  /** Files that import each, with whether by their types alone. A door is reached through itself by all who use it. */
  const importers = new Map();
  const add = (target, file, isType) => {
    if (!importers.has(target)) importers.set(target, []);
    importers.get(target).push({ file, isType });
  };
  for (const [file, imports] of modules) {
    for (const { from, isType, names } of imports) {
      const target = resolve(from, file);
      if (!target) continue;
      const owners = from.startsWith('.') ? [null] : (names?.map(([name]) => ownerOf(target, name)) ?? [null]);
      for (const owner of owners) add(owner ?? target, file, isType);
      if (!owners.includes(null)) add(`${target}#`, file, isType);
    }
  }
  return { files: [...modules.keys()], importers };
}

/**
 * Files that some others lead to when they change, themselves included, each with the number of imports between.
 * @param {{ withTypes: boolean }} options whether imports of types alone count: they are gone when the code runs
 */
export function reachedFiles({ importers }, changed, { withTypes }) {
  const reached = new Map(changed.map((file) => [file, 0]));
  const open = changed.flatMap((file) => [file, `${file}#`]);
  for (let at = 0; at < open.length; at += 1) {
    const distance = reached.get(open[at].replace(/#$/, '')) + 1;
    for (const { file, isType } of importers.get(open[at]) ?? []) {
      if (reached.has(file) || (isType && !withTypes)) continue;
      reached.set(file, distance);
      open.push(file);
    }
  }
  return reached;
}
