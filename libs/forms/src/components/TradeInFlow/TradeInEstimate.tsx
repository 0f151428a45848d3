import { dayWords, formatMoney } from '@forecourt/domain';
import { Notice, Text } from '@forecourt/ui';
import type { TradeInResult } from '../../model/tradeInRules.ts';
import { appraisalText } from './tradeInAnswers.ts';
import * as styles from './TradeInFlow.css.ts';

export interface TradeInEstimateProps {
  /** Result of the valuation. */
  result: TradeInResult;
  /** IANA time zone in which dates are shown. */
  timeZone: string;
}

/** The estimate for the car, or why a person has to see it. */
export function TradeInEstimate({ result, timeZone }: TradeInEstimateProps) {
  if (result.kind === 'appraisal') {
    return (
      <Notice tone="info" title="Appraisal needed">
        {`${appraisalText(result.reason)} Send us your details, and we will look at your car and make you an offer. It costs nothing.`}
      </Notice>
    );
  }
  return (
    <div className={styles.card}>
      <Text size="small" tone="muted">
        Our offer for your car
      </Text>
      <p className={styles.amount}>{formatMoney(result.offer)}</p>
      <p className={styles.figures}>
        {`Cars like yours bring ${formatMoney(result.low)} to ${formatMoney(result.high)} at the moment.`}
      </p>
      <Text size="small" tone="muted">
        {`It stands until ${dayWords(new Date(result.until), timeZone)}, provided that the car is as you described it. We look it over with you before anything is signed.`}
      </Text>
    </div>
  );
}
