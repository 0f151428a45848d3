/** Whoever asks. Calls of one lane wait behind each other; lanes share the engine by the time that they use. */
export interface Lane {
  name: string;
  /** Share of the engine beside other lanes that ask at the same time. @default 1 */
  weight?: number;
  /** Calls that may wait; the next are refused. @default Infinity */
  maxWaiting?: number;
  /** Told how many milliseconds of the engine each call took. */
  onSpent?: (milliseconds: number) => void;
}

interface LaneState {
  /** Milliseconds used, divided by the weight. The waiting lane with the smallest sum is next. */
  used: number;
  running: number;
  waiting: (() => void)[];
}

/** What a call is taken to cost until its time is known, so that one lane does not take every free place at once. */
const guessedMilliseconds = 5;

/**
 * Limits how many calls are on their way to the engine, and lets lanes take turns by start-time fair queueing: a lane
 * that asks much waits for itself, not for others to wait for it.
 * @see Goyal, Vin, Cheng: Start-time Fair Queueing (SIGCOMM 1996)
 */
export class FairQueue {
  private readonly maxRunning: number;
  private readonly lanes = new Map<string, LaneState>();
  private running = 0;
  /** Where a lane begins that has not asked for a while: it has no claim on the time before. */
  private clock = 0;

  /** @param maxRunning calls that are on their way to the engine at the same time */
  constructor(maxRunning: number) {
    this.maxRunning = maxRunning;
  }

  /** Starts the call now or when its lane's turn comes. @returns false where too many calls of the lane wait already */
  add(lane: Lane, start: () => void): boolean {
    const { name, maxWaiting = Infinity } = lane;
    const state = this.lanes.get(name) ?? { used: this.clock, running: 0, waiting: [] };
    if (state.waiting.length >= maxWaiting) return false;
    if (state.running === 0 && state.waiting.length === 0) state.used = Math.max(state.used, this.clock);
    this.lanes.set(name, state);
    state.waiting.push(() => {
      state.used += guessedMilliseconds / (lane.weight ?? 1);
      start();
    });
    this.startWaiting();
    return true;
  }

  /** A call was answered, or will never be. @param milliseconds that it took of the engine */
  end(lane: Lane, milliseconds: number): void {
    const state = this.lanes.get(lane.name);
    if (!state) return;
    this.running -= 1;
    state.running -= 1;
    state.used += (milliseconds - guessedMilliseconds) / (lane.weight ?? 1);
    lane.onSpent?.(milliseconds);
    this.startWaiting();
    if (this.running === 0) this.forgetIdle();
  }

  private startWaiting(): void {
    while (this.running < this.maxRunning) {
      let next: LaneState | null = null;
      for (const state of this.lanes.values()) {
        if (state.waiting.length > 0 && (!next || state.used < next.used)) next = state;
      }
      if (!next) return;
      this.clock = Math.max(this.clock, next.used);
      this.running += 1;
      next.running += 1;
      next.waiting.shift()?.();
    }
  }

  /** Nothing runs or waits: everyone begins equal again. */
  private forgetIdle(): void {
    this.lanes.clear();
    this.clock = 0;
  }
}
