export { speakFor, useWords } from './useWords.ts';
