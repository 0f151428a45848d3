'use client';

import { modelMenuMessages } from '@forecourt/domain/messages';
import { SiteLink, Skeleton, VisuallyHidden } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { useEffect, useState, type ComponentType } from 'react';
import type { ModelMenu } from '../../model/modelMenu.ts';
import type { ModelMenuPanelProps } from './ModelMenuPanel.tsx';
import * as styles from './ModelMenu.css.ts';

export interface LateModelMenuProps extends Pick<ModelMenuPanelProps, 'allHref' | 'layout' | 'onChoose'> {
  /** Endpoint that returns a `ModelMenu` as JSON. */
  href: string;
}

/** Of what is on its way: two rows of tiles, or as many lines. */
const places = [1, 2, 3, 4, 5, 6, 7, 8];

type Loaded = { Panel: ComponentType<ModelMenuPanelProps>; menu: ModelMenu };

/** Requested once per page, by the first of its menus to open. */
const requests = new Map<string, Promise<Loaded>>();

function load(href: string): Promise<Loaded> {
  const known = requests.get(href);
  if (known) return known;
  const loading = Promise.all([
    import('./ModelMenuPanel.tsx'),
    fetch(href).then((answer) => (answer.ok ? (answer.json() as Promise<ModelMenu>) : Promise.reject(answer.status))),
  ]).then(([{ ModelMenuPanel }, menu]) => ({ Panel: ModelMenuPanel, menu }));
  requests.set(href, loading);
  loading.catch(() => requests.delete(href));
  return loading;
}

/** The menu of models, loaded when it opens, so that it adds nothing to pages on which it stays closed. */
export function LateModelMenu({ href, allHref, layout, onChoose }: LateModelMenuProps) {
  const say = useWords(modelMenuMessages);
  const [loaded, setLoaded] = useState<Loaded | 'failed' | null>(null);
  useEffect(() => {
    let isShown = true;
    load(href).then(
      (done) => isShown && setLoaded(done),
      () => isShown && setLoaded('failed'),
    );
    return () => {
      isShown = false;
    };
  }, [href]);
  if (loaded === 'failed') {
    return (
      <div className={styles.waiting}>
        <SiteLink className={styles.all} href={allHref} onClick={onChoose}>
          {say('modelMenu.seeAllModels')}
        </SiteLink>
      </div>
    );
  }
  if (loaded === null) {
    const isDrawer = layout === 'drawer';
    return (
      <div className={isDrawer ? styles.drawer : styles.tiles} role="status">
        <VisuallyHidden>{say('modelMenu.theModelsAreComing')}</VisuallyHidden>
        <div className={isDrawer ? styles.lines : styles.grid}>
          {places.map((place) => (
            <Skeleton key={place} {...(isDrawer ? { height: '48px' } : { ratio: '16/9' as const })} />
          ))}
        </div>
      </div>
    );
  }
  const { Panel, menu } = loaded;
  return <Panel menu={menu} allHref={allHref} layout={layout} onChoose={onChoose} />;
}
