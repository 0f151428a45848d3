import { createStore } from '@forecourt/ui';

/** A finished action that can be undone. */
export interface UndoOffer {
  /** Counter, so that the same text twice makes two offers. */
  number: number;
  /** The action in words. @example 'Removed 2023 Toyota RAV4 from your favourites' */
  message: string;
  undo: () => void;
}

/**
 * How long an offer stays, in milliseconds, not counting pauses: longer than other toasts, because it asks for a
 * decision.
 */
export const undoTime = 8000;

function createUndoStore() {
  const { current, subscribe, set } = createStore<UndoOffer | null>(null);
  let count = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const dismiss = () => {
    clearTimeout(timer);
    set(null);
  };
  /** Removes the offer when its time is over. */
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

/** At most one offer per page; filled only in the browser. */
export const undoStore = createUndoStore();
