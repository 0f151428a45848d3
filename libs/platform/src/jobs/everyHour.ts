/** Runs work once an hour; does not keep the process alive. Safe to run in several processes. @returns stops it */
export function everyHour(work: () => Promise<unknown>): () => void {
  const timer = setInterval(() => void work(), 3_600_000).unref();
  return () => clearInterval(timer);
}
