import { createStore } from '@forecourt/ui';

/** Something that was just done and can be taken back. */
export interface UndoOffer {
  /** Counts up, so that the same words twice are two offers. */
  number: number;
  /** What was done. @example 'Removed 2023 Toyota RAV4 from your favourites' */
  message: string;
  undo: () => void;
}

/** How long an offer stays while nobody points at it, in milliseconds: longer than a toast, for it asks for a decision. */
export const undoTime = 8000;

function createUndoStore() {
  const { current, subscribe, set } = createStore<UndoOffer | null>(null);
  let count = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const dismiss = () => {
    clearTimeout(timer);
    set(null);
  };
  /** Ends the offer when its time is over. */
  const resume = () => {
    clearTimeout(timer);
    timer = setTimeout(dismiss, undoTime);
  };
  return {
    current,
    subscribe,
    /** A new offer replaces the previous one, whose removal is then final. */
    show(message: string, undo: () => void) {
      count += 1;
      set({ number: count, message, undo });
      resume();
    },
    /** Pauses the timer while a pointer or the focus is on the offer. */
    hold: () => clearTimeout(timer),
    resume,
    dismiss,
  };
}

/** At most one offer per page; only ever filled in the browser. */
export const undoStore = createUndoStore();
