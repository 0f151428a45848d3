export { BudgetCalculator, type BudgetCalculatorProps } from './components/BudgetCalculator/BudgetCalculator.tsx';
export type { CountUnder } from './components/BudgetCalculator/useBudget.ts';
export { FinanceBox, type FinanceBoxProps } from './components/FinanceBox/FinanceBox.tsx';
export { FinanceCalculator, type FinanceCalculatorProps } from './components/FinanceCalculator/FinanceCalculator.tsx';
export { FinanceNote, type FinanceNoteProps, type NotedFinance } from './components/FinanceNote/FinanceNote.tsx';
export { LenderList, type LenderListProps } from './components/LenderList/LenderList.tsx';
export { LoanTable, type LoanTableProps } from './components/LoanTable/LoanTable.tsx';
export { OneInterest, type OneInterestProps } from './components/OneInterest/OneInterest.tsx';
export {
  OwnershipComparison,
  type OwnedSubject,
  type OwnershipComparisonProps,
} from './components/OwnershipComparison/OwnershipComparison.tsx';
export { OwnershipForm, type OwnershipFormProps } from './components/OwnershipForm/OwnershipForm.tsx';
export { OwnershipTable, type OwnershipTableProps } from './components/OwnershipTable/OwnershipTable.tsx';
export { RepaymentLine, type RepaymentLineProps } from './components/RepaymentLine/RepaymentLine.tsx';
