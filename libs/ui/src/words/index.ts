export { speakFor, useLocale, useWords } from './useWords.ts';
