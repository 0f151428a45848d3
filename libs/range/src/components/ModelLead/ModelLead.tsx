import { formatMoney, type RangeModel } from '@forecourt/domain';
import { around, modelFactMessages, modelMessages } from '@forecourt/domain/messages';
import { Badge, ButtonLink, Heading } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { ReactNode } from 'react';
import type { ModelAction } from '../../model/modelLinks.ts';
import { fullName, inStateWords, priceFromWords, statusWords } from '../../model/rangeWords.ts';
import * as styles from './ModelLead.css.ts';

export interface ModelLeadProps {
  /** The model that the page is about. */
  model: RangeModel;
  /** The main action first, from `modelActions`. */
  actions: readonly ModelAction[];
  /** The model that succeeded it, and its URL. */
  successor?: { name: string; href: string } | null;
  /** Replaces price and actions, by a `ModelChoice`, which has its own. */
  choice?: ReactNode;
}

/** Name, price and main actions of a model. */
export function ModelLead({ model, actions, successor, choice }: ModelLeadProps) {
  const say = useWords(modelMessages);
  const sayFact = useWords(modelFactMessages);
  const [beforeSuccessor, afterSuccessor] = around((name) => say('model.itsSuccessorIsThe', { name }));
  const [before, after] = around((price) => sayFact('modelFact.from', { price }));
  const words = priceFromWords(model, sayFact);
  const unit = ` ${inStateWords(model.price_state, sayFact)}`;
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <Badge tone={model.status === 'current' ? 'neutral' : 'inverse'}>{statusWords(model, sayFact)}</Badge>
        <Heading level={1}>{fullName(model)}</Heading>
        {model.lead && <p className={styles.lead}>{model.lead}</p>}
      </div>
      {choice}
      {!choice && words && (
        <div className={styles.money}>
          <p className={styles.price}>
            {model.price_from === null ? (
              words
            ) : (
              <>
                {before}
                <strong className={styles.figure}>{formatMoney(model.price_from)}</strong>
                {after}
                {unit}
              </>
            )}
          </p>
          {model.price_includes && <p className={styles.includes}>{model.price_includes}</p>}
        </div>
      )}
      {model.status === 'discontinued' && (
        <p>
          {say('model.theIsNoLonger', { name: model.name })}{' '}
          {successor && (
            <>
              {beforeSuccessor}
              <a href={successor.href}>{successor.name}</a>
              {afterSuccessor}
            </>
          )}
        </p>
      )}
      {!choice && actions.length > 0 && (
        <div className={styles.actions}>
          {actions.map(({ label, href }, place) => (
            <ButtonLink key={label} href={href} variant={place === 0 ? 'primary' : 'secondary'} full>
              {label}
            </ButtonLink>
          ))}
        </div>
      )}
    </div>
  );
}
