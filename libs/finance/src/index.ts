export { FinanceBox, type FinanceBoxProps } from './components/FinanceBox/FinanceBox.tsx';
export {
  FinanceCalculator,
  type FinanceCalculatorProps,
  type LenderFee,
} from './components/FinanceCalculator/FinanceCalculator.tsx';
export { FinanceNote, type FinanceNoteProps } from './components/FinanceNote/FinanceNote.tsx';
export { RepaymentLine, type RepaymentLineProps } from './components/RepaymentLine/RepaymentLine.tsx';
