import { dayWords, formatMoney } from '@forecourt/domain';
import { tradeInMessages } from '@forecourt/domain/messages';
import { Notice, Text } from '@forecourt/ui';
import { useLocale, useWords } from '@forecourt/ui/words';
import type { TradeInResult } from '../../model/tradeInRules.ts';
import { appraisalTexts } from './tradeInAnswers.ts';
import * as styles from './TradeInFlow.css.ts';

export interface TradeInEstimateProps {
  /** Result of the valuation. */
  result: TradeInResult;
  /** IANA time zone in which dates are shown. */
  timeZone: string;
}

/** The estimate for the car, or why a person has to see it. */
export function TradeInEstimate({ result, timeZone }: TradeInEstimateProps) {
  const say = useWords(tradeInMessages);
  const locale = useLocale();
  if (result.kind === 'appraisal') {
    return (
      <Notice tone="info" title={say('tradeIn.appraisalNeeded')}>
        {say('tradeIn.sendUsYourDetails', { reason: say(appraisalTexts[result.reason]) })}
      </Notice>
    );
  }
  return (
    <div className={styles.card}>
      <Text size="small" tone="muted">
        {say('tradeIn.ourOffer')}
      </Text>
      <p className={styles.amount}>{formatMoney(result.offer)}</p>
      <p className={styles.figures}>
        {say('tradeIn.carsLikeYoursBring', { low: formatMoney(result.low), high: formatMoney(result.high) })}
      </p>
      <Text size="small" tone="muted">
        {say('tradeIn.itStandsUntilProvided', { day: dayWords(new Date(result.until), timeZone, locale) })}
      </Text>
    </div>
  );
}
