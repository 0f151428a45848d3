'use client';

import type { ClientSite, Flags, Track } from '@forecourt/domain';
import { createContext, use, useEffect, type ComponentType, type ReactNode } from 'react';
import { reportAwake } from '../early/earlyTaps.ts';
import { PlainLink, type LinkProps } from './PlainLink.tsx';
import { imageUrl, ownImages, type ImageSettings, type ImageUrl } from './imageUrl.ts';

/** What every component may know of where it stands. Set once per page, by the host or the catalogue. */
export interface SiteContext {
  site: ClientSite;
  /** The router's link; a plain anchor unless the host brings one. */
  Link: ComponentType<LinkProps>;
  /** Address of a picture at a width in pixels. */
  imageUrl: ImageUrl;
  track: Track;
}

const Context = createContext<SiteContext | null>(null);

export interface SiteProviderProps {
  /** The site, as far as the browser may know it. */
  site: ClientSite;
  /** The router's link; a plain anchor when left out. */
  Link?: ComponentType<LinkProps>;
  /** Who makes the sizes of pictures that lie on other machines. @default nobody: they are shown as they are */
  images?: ImageSettings;
  /** Takes events for analytics; nobody hears them when left out. */
  track?: Track;
  /** The whole page. */
  children: ReactNode;
}

const silent: Track = () => undefined;

/** Gives the site, its flags and the host's own link, image and tracking parts to everything inside. Awake, it says so. */
export function SiteProvider({
  site,
  Link = PlainLink,
  images = ownImages,
  track = silent,
  children,
}: SiteProviderProps) {
  useEffect(reportAwake, []);
  const sized: ImageUrl = (url, width) => imageUrl(url, width, images);
  return <Context value={{ site, Link, imageUrl: sized, track }}>{children}</Context>;
}

/** @throws outside a SiteProvider: a bug of the page, not of the visitor. */
export function useSite(): SiteContext {
  const found = use(Context);
  if (!found) throw new Error('This component needs a SiteProvider around it.');
  return found;
}

export function useFlag(name: keyof Flags): boolean {
  return useSite().site.flags[name];
}
