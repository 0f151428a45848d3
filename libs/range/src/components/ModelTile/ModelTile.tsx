import { formatMoney, rangeModelPath, type RangeModel } from '@forecourt/domain';
import { around, modelFactMessages, modelMessages } from '@forecourt/domain/messages';
import { Badge, ButtonLink, Picture } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { fullName, inStateWords, priceFromWords, statusWords } from '../../model/rangeWords.ts';
import * as styles from './ModelTile.css.ts';

export interface ModelTileProps {
  /** The model to show. */
  model: RangeModel;
  /** Address of 'Our Stock'; null for no such button. */
  stockHref: string | null;
  /** 'row' is horizontal where there is room, for a list of one. @default 'card' */
  layout?: 'card' | 'row';
  /** Heading level of its name. @default 3 */
  headingLevel?: 2 | 3;
  /** Whether it is among the first visible ones, and loads with priority. @default false */
  priority?: boolean;
}

/** One model of a list: picture, price, and links to its page and its stock. */
export function ModelTile({ model, stockHref, layout = 'card', headingLevel = 3, priority = false }: ModelTileProps) {
  const say = useWords(modelMessages);
  const sayFact = useWords(modelFactMessages);
  const [before, after] = around((amount) => sayFact('modelFact.from', { price: amount }));
  const price = priceFromWords(model, sayFact);
  const Name = `h${headingLevel}` as const;
  const isUsual = model.status === 'current';
  return (
    <article className={styles.root[layout]}>
      <div className={styles.picture}>
        <Picture
          url={model.image}
          alt=""
          sizes={
            layout === 'row'
              ? '(min-width: 768px) 50vw, 100vw'
              : '(min-width: 992px) 380px, (min-width: 576px) 50vw, 100vw'
          }
          rounded
          priority={priority}
        />
      </div>
      <div className={styles.words}>
        <div className={styles.label}>
          <Badge tone={isUsual ? 'neutral' : 'inverse'}>{statusWords(model, sayFact)}</Badge>
        </div>
        <Name className={styles.name}>{model.name}</Name>
        {model.lead && <p className={styles.lead}>{model.lead}</p>}
        {price && (
          <p className={styles.price}>
            {model.price_from === null ? (
              price
            ) : (
              <>
                {before}
                <strong className={styles.figure}>{formatMoney(model.price_from)}</strong>
                {after}
                {` ${inStateWords(model.price_state, sayFact)}`}
              </>
            )}
          </p>
        )}
        <div className={styles.actions}>
          <ButtonLink
            href={rangeModelPath(model)}
            variant="secondary"
            aria-label={say('model.exploreModel', { model: fullName(model) })}
          >
            {say('model.explore')}
          </ButtonLink>
          {stockHref && (
            <ButtonLink
              href={stockHref}
              variant="quiet"
              aria-label={say('model.ourStockOfModel', { model: fullName(model) })}
            >
              {say('model.ourStock')}
            </ButtonLink>
          )}
        </div>
      </div>
    </article>
  );
}
