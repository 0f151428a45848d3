export { countryMessages } from '../countries/countryMessages.ts';
export { fixedMessages } from './fixedMessages.ts';
export { messageArguments, messageFault, type ArgumentUse } from './messageArguments.ts';
export { platformMessages } from './platformMessages.ts';
