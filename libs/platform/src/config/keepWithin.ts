const megabyte = 1_024 * 1_024;

/** What the old generation of a heap may take of the bound. Pages, pictures, the embedded database and code are outside. */
const heapShare = 0.4;
/**
 * Megabytes of each half of a young generation. By itself the engine takes more on a larger machine, 64 on one of 24 GB,
 * and fills it with garbage before it looks for any.
 */
const semiSpaceMegabytes = 16;
/**
 * By itself the C library gives every few threads a pool of their own, and keeps in it what was freed. To have it give
 * freed memory back sooner (`MALLOC_TRIM_THRESHOLD_`) makes encoding a picture take five times as long.
 */
const allocator = { MALLOC_ARENA_MAX: '2' };

type Environment = Readonly<Record<string, string | undefined>>;

/** What a process must be started with to stay within a bound, beside what its operator has set already. */
export function boundsOf(bound: number, flags: readonly string[], environment: Environment) {
  const given = [...flags, environment['NODE_OPTIONS'] ?? ''].join(' ').replaceAll('_', '-');
  const wanted = {
    '--max-old-space-size': Math.round((bound / megabyte) * heapShare),
    '--max-semi-space-size': semiSpaceMegabytes,
  };
  return {
    flags: Object.entries(wanted).flatMap(([name, value]) => (given.includes(name) ? [] : [`${name}=${value}`])),
    variables: Object.fromEntries(Object.entries(allocator).filter(([name]) => environment[name] === undefined)),
  };
}

/**
 * Replaces this process by the same program, with the same number, whose engine and C library know the bound: both read it
 * only when a process begins. Where the system cannot replace a process, it goes on as it is.
 */
export function keepWithin(bound: number, environment: Environment): void {
  const { flags, variables } = boundsOf(bound, process.execArgv, environment);
  const isKept = flags.length === 0 && Object.keys(variables).length === 0;
  if (isKept || process.platform === 'win32' || process.execve === undefined) return;
  const args = [process.execPath, ...process.execArgv, ...flags, ...process.argv.slice(1)];
  process.execve(process.execPath, args, { ...environment, ...variables } as NodeJS.ProcessEnv);
}
