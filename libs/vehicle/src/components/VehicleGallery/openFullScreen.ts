import PhotoSwipe from 'photoswipe';
import 'photoswipe/style.css';

export interface FullScreenPicture {
  src: string;
  srcset?: string;
  /** Pixels of the picture file: how far it can be zoomed without blur. */
  width: number;
  height: number;
  alt: string;
  /** Shown until the picture has loaded. */
  msrc?: string;
}

/** What the viewer says. */
export interface FullScreenWords {
  close: string;
  zoom: string;
  previous: string;
  next: string;
  /** Of a picture that cannot be loaded. */
  failed: string;
  /** @param number of the picture, from 1 */
  position: (number: number, count: number) => string;
}

export interface FullScreenOptions {
  pictures: FullScreenPicture[];
  index: number;
  /** Accessible name of the dialog. @example 'Pictures of 2023 Toyota RAV4' */
  label: string;
  words: FullScreenWords;
  /** Class that hides an element visually, but not from screen readers. */
  unseenClass: string;
  onChange: (index: number) => void;
  onClosed: () => void;
}

export interface FullScreen {
  close: () => void;
}

/** Shows pictures full screen, to zoom, drag and swipe. Code and style sheet load with the first one. */
export function openFullScreen({
  pictures,
  index,
  label,
  words,
  unseenClass,
  onChange,
  onClosed,
}: FullScreenOptions): FullScreen {
  const viewer = new PhotoSwipe({
    dataSource: pictures,
    index,
    loop: false,
    bgOpacity: 1,
    wheelToZoom: true,
    secondaryZoomLevel: 2,
    maxZoomLevel: 4,
    // The page itself restores the focus to the visible picture.
    returnFocus: false,
    closeTitle: words.close,
    zoomTitle: words.zoom,
    arrowPrevTitle: words.previous,
    arrowNextTitle: words.next,
    errorMsg: words.failed,
  });
  viewer.on('uiRegister', () => {
    viewer.ui?.registerElement({
      name: 'position',
      className: unseenClass,
      appendTo: 'root',
      onInit: (element) => {
        element.setAttribute('role', 'status');
        viewer.on('change', () => {
          element.textContent = words.position(viewer.currIndex + 1, pictures.length);
        });
      },
    });
  });
  viewer.on('keydown', (event) => {
    const { key } = event.originalEvent;
    if (key !== 'Home' && key !== 'End') return;
    event.preventDefault();
    event.originalEvent.preventDefault();
    viewer.goTo(key === 'Home' ? 0 : pictures.length - 1);
  });
  viewer.on('change', () => onChange(viewer.currIndex));
  viewer.on('destroy', onClosed);
  viewer.init();
  viewer.element?.setAttribute('aria-modal', 'true');
  viewer.element?.setAttribute('aria-label', label);
  return { close: () => viewer.close() };
}
