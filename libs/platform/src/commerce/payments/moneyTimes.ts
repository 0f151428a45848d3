/** How often an open payment page is asked after, in seconds, should neither its visitor nor a message come back. */
export const askEverySeconds = 180;
/** An attempt without a payment page by then never gets one. */
export const beginSeconds = 240;
/** A process that dies between two steps is made up for after this. */
export const graceSeconds = 30;

export const later = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1_000);
