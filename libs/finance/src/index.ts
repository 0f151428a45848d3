export { FinanceBox, type FinanceBoxProps } from './components/FinanceBox/FinanceBox.tsx';
export {
  FinanceCalculator,
  type FinanceCalculatorProps,
  type LenderFee,
} from './components/FinanceCalculator/FinanceCalculator.tsx';
export { WeeklyFigure, type WeeklyFigureProps } from './components/WeeklyFigure/WeeklyFigure.tsx';
