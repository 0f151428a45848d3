/** Seconds between two checks of an open payment page, for when neither the visitor nor a webhook comes. */
export const pollSeconds = 180;
/** Seconds after which an attempt without a payment page has failed. */
export const maxBeginSeconds = 240;
/** Seconds after which another process takes over a step, if the first one died. */
export const graceSeconds = 30;

export const later = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1_000);
