import type { FeedProgress } from './feedOrder.ts';

const phases = ['reading', 'comparing', 'storing'] as const;
const titles = { reading: 'Reading', comparing: 'Comparing', storing: 'Storing' } as const;

/** Between two lines on a terminal, and in a log. */
const terminalMs = 200;
const logMs = 10_000;
/** Before so much of a phase is done its end is a guess. */
const tellingShare = 0.02;

/** @example '2 min 5 s' */
function duration(ms: number): string {
  const seconds = Math.ceil(ms / 1_000);
  if (seconds < 60) return `${seconds} s`;
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

export interface ProgressTarget {
  /** A line that the next one replaces, on a terminal; in a log one that stays. */
  show: (line: string) => void;
  isTerminal: boolean;
  /** Milliseconds. */
  clock: () => number;
}

/** Words the progress of an import, as often as a person wants to read it. */
export function importProgress({ show, isTerminal, clock }: ProgressTarget): (progress: FeedProgress) => void {
  let phase: FeedProgress['phase'] | null = null;
  let began = clock();
  let shown = began;
  return (progress) => {
    const now = clock();
    if (progress.phase !== phase) {
      phase = progress.phase;
      began = now;
    }
    if (now - shown < (isTerminal ? terminalMs : logMs)) return;
    shown = now;
    const { done, rows } = progress;
    const step = `${titles[progress.phase]} (step ${phases.indexOf(progress.phase) + 1} of ${phases.length})`;
    const share = `${Math.floor(done * 100)}%`;
    const left = done < tellingShare ? '' : `, ${duration(((now - began) / done) * (1 - done))} left in this step`;
    show(`${step}: ${rows.toLocaleString('en-AU')} rows, ${share}${left}`);
  };
}
