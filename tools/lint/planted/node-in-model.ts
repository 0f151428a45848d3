import { randomUUID } from 'node:crypto';

export const quoteId = () => randomUUID();
