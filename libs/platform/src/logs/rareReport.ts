const everyMs = 60_000;
const maxRemembered = 1_000;

/** Logs a message at most once a minute per subject, because a feed can have thousands of broken pictures. */
export function rareReport(now: () => Date, report: (message: string) => void) {
  const last = new Map<string, number>();
  return (subject: string, message: string): void => {
    const at = now().getTime();
    if (at - (last.get(subject) ?? -Infinity) < everyMs) return;
    if (last.size >= maxRemembered) last.clear();
    last.set(subject, at);
    report(message);
  };
}
