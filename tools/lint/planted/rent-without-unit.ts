import { formatMoney, type Vehicle } from '@forecourt/domain';

export const headline = ({ price, subscription_price }: Vehicle) => formatMoney(subscription_price ?? price ?? 0);
