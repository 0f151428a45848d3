export { FormQuestion } from './FormQuestion.tsx';
