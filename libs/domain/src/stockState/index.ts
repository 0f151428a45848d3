export { readStockState, stockStates, type StockState } from './stateWords.ts';
export { readYesNo } from './yesNo.ts';
