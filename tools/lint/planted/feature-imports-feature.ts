export { repayment } from '@forecourt/finance/model';
