/** A caller. Calls of one lane wait for each other; lanes share the engine by the time that they use. */
export interface Lane {
  name: string;
  /** Share of the engine relative to other active lanes. @default 1 */
  weight?: number;
  /** Maximum of waiting calls; further ones are rejected. @default Infinity */
  maxWaiting?: number;
  /** Receives the milliseconds of the engine that each call took. */
  onSpent?: (milliseconds: number) => void;
}

interface LaneState {
  /** Milliseconds used, divided by the weight. The waiting lane with the smallest sum is next. */
  used: number;
  running: number;
  waiting: (() => void)[];
}

/** Estimated cost of a call until its time is known, so that one lane does not take every free slot at once. */
const guessedMilliseconds = 5;

/**
 * Limits how many calls are in transit to the engine and schedules lanes by start-time fair queueing: a busy lane
 * delays itself, not the others.
 * @see Goyal, Vin, Cheng: Start-time Fair Queueing (SIGCOMM 1996)
 */
export class FairQueue {
  private readonly maxRunning: number;
  private readonly lanes = new Map<string, LaneState>();
  private running = 0;
  /** Virtual start time of a lane that was idle: it has no claim on earlier time. */
  private clock = 0;

  /** @param maxRunning maximum of calls in transit to the engine */
  constructor(maxRunning: number) {
    this.maxRunning = maxRunning;
  }

  /** Starts the call now or when its lane's turn comes. @returns false if too many calls of the lane are waiting */
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

  /** Marks a call as answered or lost. @param milliseconds that it took of the engine */
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

  /** Resets all lanes once nothing runs or waits. */
  private forgetIdle(): void {
    this.lanes.clear();
    this.clock = 0;
  }
}
