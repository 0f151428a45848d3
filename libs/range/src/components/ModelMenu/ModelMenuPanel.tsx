'use client';

import { modelMenuMessages } from '@forecourt/domain/messages';
import { Icon, Picture, SiteLink } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { useState } from 'react';
import type { MenuModel, ModelMenu } from '../../model/modelMenu.ts';
import * as styles from './ModelMenu.css.ts';

export const modelMenuLayouts = ['panel', 'drawer'] as const;

export interface ModelMenuPanelProps {
  /** Content of the menu: groups and tiles. */
  menu: ModelMenu;
  /** Page of all models; a prop, because the browser has no table of pages. */
  allHref: string;
  /** 'panel' drops down from the header of wide screens, 'drawer' is part of the menu on phones. @default 'panel' */
  layout?: (typeof modelMenuLayouts)[number];
  /** Called when a link is followed. */
  onChoose?: () => void;
}

const isOwn = (href: string) => /^\/(?!\/)/.test(href);

interface TileProps {
  model: MenuModel;
  onChoose?: () => void;
}

function Tile({ model: { name, label, href, stockHref, image, price }, onChoose }: TileProps) {
  const say = useWords(modelMenuMessages);
  const Explore = isOwn(href) ? SiteLink : 'a';
  return (
    <li className={styles.tile}>
      <div className={styles.picture}>
        <Picture url={image} alt="" sizes="160px" rounded />
      </div>
      <div className={styles.words}>
        <span className={styles.label}>{label}</span>
        <span className={styles.name}>{name}</span>
        <span className={styles.price}>{price}</span>
        <span className={styles.ways}>
          <Explore
            className={styles.way}
            href={href}
            onClick={onChoose}
            aria-label={say('modelMenu.exploreName', { name })}
          >
            {say('modelMenu.explore')}
          </Explore>
          {stockHref && (
            <SiteLink
              className={styles.way}
              href={stockHref}
              onClick={onChoose}
              aria-label={say('modelMenu.ourStockOf', { name })}
            >
              {say('modelMenu.ourStock')}
            </SiteLink>
          )}
        </span>
      </div>
    </li>
  );
}

/** The model range: a list of categories and the tiles of the chosen one; on phones all categories below each other. */
export function ModelMenuPanel({ menu, allHref, layout = 'panel', onChoose }: ModelMenuPanelProps) {
  const say = useWords(modelMenuMessages);
  const [chosen, setChosen] = useState(0);
  const group = menu.groups[chosen];
  const tilesOf = (slugs: readonly string[]) =>
    slugs.map((slug) => menu.models.find((one) => one.slug === slug)).filter((one) => one !== undefined);
  const all = (
    <SiteLink className={styles.all} href={allHref} onClick={onChoose}>
      {say('modelMenu.seeAllModels')}
      <Icon name="arrow-right" size={18} />
    </SiteLink>
  );
  if (layout === 'drawer') {
    return (
      <div className={styles.drawer}>
        {menu.groups.map(({ name, models }) => (
          <details key={name} className={styles.fold}>
            <summary className={styles.foldName}>
              {name}
              <span className={styles.count}>{models.length}</span>
            </summary>
            <ul className={styles.rows}>
              {tilesOf(models).map((model) => (
                <Tile key={model.slug} model={model} onChoose={onChoose} />
              ))}
            </ul>
          </details>
        ))}
        {all}
      </div>
    );
  }
  return (
    <div className={styles.panel}>
      <div className={styles.rail}>
        {menu.groups.map(({ name, models }, place) => (
          <button
            key={name}
            type="button"
            className={styles.category}
            aria-pressed={place === chosen}
            onClick={() => setChosen(place)}
          >
            {name}
            <span className={styles.count}>{models.length}</span>
          </button>
        ))}
        {all}
      </div>
      {group && (
        <section className={styles.tiles} aria-label={group.name}>
          <ul className={styles.grid}>
            {tilesOf(group.models).map((model) => (
              <Tile key={model.slug} model={model} onChoose={onChoose} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
