export { money } from '../../domain/src/money.ts';
