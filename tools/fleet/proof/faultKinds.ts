/** What a proof of a fleet breaks; an update replaces hosts and workers, one after the other. */
export const faultKinds = ['kills', 'restarts', 'cut', 'disk', 'clock', 'update'] as const;
export type FaultKind = (typeof faultKinds)[number];

/** A time in which something was broken, in milliseconds of `performance.now()`. */
export interface FaultTime {
  kind: FaultKind;
  from: number;
  /** Null while it is. */
  to: number | null;
}

/** How long after its end a fault may still be felt, in milliseconds. */
const afterMs = 3_000;

export interface FaultRow {
  kind: FaultKind;
  times: number;
  /** Requests that were sent while it was there, or within seconds of it. */
  requests: number;
  /** Those that were not answered as asked. */
  errors: number;
}

/** When a request was sent, and whether it was not answered as asked. */
export type SentRequest = readonly [at: number, isError: boolean];

/** What was felt of each kind of fault; the kinds overlap, because things break at the same time. */
export function faultRows(times: readonly FaultTime[], sent: readonly SentRequest[]): FaultRow[] {
  return faultKinds.flatMap((kind) => {
    const own = times.filter((time) => time.kind === kind);
    const felt = sent.filter(([at]) => own.some(({ from, to }) => at >= from && at <= (to ?? Infinity) + afterMs));
    const errors = felt.filter(([, isError]) => isError).length;
    return own.length > 0 ? [{ kind, times: own.length, requests: felt.length, errors }] : [];
  });
}
