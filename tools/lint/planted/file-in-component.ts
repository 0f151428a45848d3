import { readFileSync } from 'node:fs';

export const readPrices = () => readFileSync('prices.json', 'utf8');
