/** A wish that cannot be fulfilled: its message says what would be right. */
export class GenerateError extends Error {}
