/** Does something once an hour; it keeps no process alive. Any number of processes may. @returns what ends it */
export function everyHour(work: () => Promise<unknown>): () => void {
  const timer = setInterval(() => void work(), 3_600_000).unref();
  return () => clearInterval(timer);
}
