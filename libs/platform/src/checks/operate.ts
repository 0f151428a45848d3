// The door of commands: it loads only what the command needs.
export { runOperatorCommand, type OperatorHost } from './operatorCommands.ts';
export { registeredOf, type Registered } from '../config/registry/registered.ts';
export { loadForecourt } from '../config/registry/loadForecourt.ts';
