/**
 * What components of this package say their words with. Through the package's door, not the file beside: where server
 * components are rendered the door leads to `serverWords.ts`.
 */
// eslint-disable-next-line @nx/enforce-module-boundaries -- a relative import would know no export condition
export { useLocale, useQuestions, useWords } from '@forecourt/ui/words';
