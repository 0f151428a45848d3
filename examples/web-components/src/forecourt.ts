import { defineElement } from './dealerElement.ts';

// A page loads the code of the parts that stand on it.
defineElement('forecourt-search', () => import('./parts/search.tsx'));
defineElement('forecourt-calculator', () => import('./parts/calculator.tsx'));
