export { speakFor, useLocale, useQuestions, useWords } from './useWords.ts';
