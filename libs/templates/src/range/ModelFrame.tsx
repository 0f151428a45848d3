import { Breadcrumbs } from '@forecourt/content';
import { modelFactMessages, wordsOf } from '@forecourt/domain/messages';
import { ButtonLink, Container } from '@forecourt/ui';
import { ModelChoice, ModelLead, ModelPictures } from '@forecourt/range';
import { fullName, shortPriceWords } from '@forecourt/range/model';
import type { ReactNode } from 'react';
import type { ModelPageProps } from '../contract/rangeProps.ts';
import { SectionBar } from '../sections/SectionBar.tsx';
import * as styles from './ModelFrame.css.ts';
import { panelChoices } from './panelChoices.ts';

export const modelHeads = ['beside', 'landscape'] as const;

export interface ModelFrameProps extends ModelPageProps {
  /**
   * 'beside' puts the price beside the picture, 'landscape' under a picture as wide as the window. @default 'beside'
   */
  head?: (typeof modelHeads)[number];
  /** Links to the parts of the page; not shown if fewer than three. */
  parts: readonly { id: string; name: string }[];
  /** The parts. */
  children: ReactNode;
}

/**
 * Picture, name, price and actions, which stay visible beside the parts of the page; on phones in a bar at the bottom.
 */
export function ModelFrame({
  site,
  model,
  trail,
  actions,
  successor,
  slots,
  head = 'beside',
  parts,
  children,
}: ModelFrameProps) {
  const name = fullName(model);
  const [main, ...others] = actions;
  const choices = panelChoices({ site, model, actions });
  const [page = ''] = main?.href.split('?') ?? [];
  const picture = (
    <ModelPictures
      colours={choices?.colours ?? []}
      url={model.hero ?? model.image}
      alt={name}
      sizes={head === 'landscape' ? '100vw' : '(min-width: 992px) 60vw, 100vw'}
      ratio={head === 'landscape' ? '16/9' : '3/2'}
      rounded={head === 'beside'}
    />
  );
  return (
    <>
      {head === 'landscape' && <div className={styles.landscape}>{picture}</div>}
      <Container>
        <div className={styles.trail}>
          <Breadcrumbs trail={trail} current={name} />
        </div>
        <div className={styles.columns[head]}>
          {head === 'beside' && <div className={styles.picture}>{picture}</div>}
          <div className={styles.side}>
            <div className={styles.sticky}>
              <ModelLead
                model={model}
                actions={actions}
                successor={successor}
                choice={
                  choices &&
                  main && (
                    <ModelChoice
                      choices={choices}
                      state={model.price_state}
                      action={page}
                      actionLabel={main.label}
                      includes={model.price_includes}
                      weekly={slots.weekly}
                      weeklyNote={slots.weeklyNote}
                    >
                      {others.map(({ label, href }) => (
                        <ButtonLink key={label} href={href} variant="secondary" full>
                          {label}
                        </ButtonLink>
                      ))}
                    </ModelChoice>
                  )
                }
              />
            </div>
          </div>
          <div className={styles.parts}>
            <SectionBar parts={parts} />
            {children}
            {model.disclaimer && <p className={styles.disclaimer}>{model.disclaimer}</p>}
          </div>
        </div>
      </Container>
      {main && (
        <div className={styles.foot}>
          <span className={styles.footWords}>
            <strong>{model.name}</strong>
            <span>{shortPriceWords(model, wordsOf(modelFactMessages, site))}</span>
          </span>
          <ButtonLink href={main.href}>{main.label}</ButtonLink>
        </div>
      )}
    </>
  );
}
