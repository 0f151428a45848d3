export { canonicalKind, kindPatterns, readKind, vehicleKinds, type VehicleKind } from './kindWords.ts';
export { readStockState, stockStates, type StockState } from './stateWords.ts';
export { readYesNo } from './yesNo.ts';
