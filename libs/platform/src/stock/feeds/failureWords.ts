/** A run that failed is run again as it was; only one that was held for its content can be released. */
export const failedWords = 'It failed: ';

/** What is kept of a run that failed. */
export const failureWords = (fault: Error): string => `${failedWords}${fault.message}`.slice(0, 500);
