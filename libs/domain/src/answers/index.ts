export { readDollars, type AmountReading } from './amount.ts';
export { looksLikePhone } from './phoneLook.ts';
export {
  isPlain,
  messageLimit,
  sameWords,
  yesOrNo,
  type CheckboxField,
  type Choice,
  type ChoiceField,
  type Condition,
  type ContactField,
  type CurrencyField,
  type NumberField,
  type ParagraphField,
  type PlainField,
  type Question,
  type RegoField,
  type StringField,
  type YesNoField,
} from './field.ts';
export { plainMessage, smallLabel, type ErrorWords } from './fieldWords.ts';
export { maxJsonDepth, parseJson } from './parseJson.ts';
export { plainAnswer, plainShape, type FieldUse } from './plainShape.ts';
export {
  postedEntries,
  readAnswers,
  unknownFieldsMessage,
  type FormErrors,
  type RefusedAnswers,
} from './readAnswers.ts';
export { checkbox, isTicked, oneOf, optionalLine, paragraph, requiredLine, ruled } from './texts.ts';
export { contactChoices, contactMethods, newsQuestion, termsQuestion, visitorQuestions } from './visitor.ts';
export { bareAmount } from '../money.ts';
export { readDigits } from '../readDigits.ts';
