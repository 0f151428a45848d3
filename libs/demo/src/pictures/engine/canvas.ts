import type { Spot } from './camera.ts';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function boxOf(points: readonly Spot[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

export interface Stop {
  /** 0 to 1 along the gradient. */
  at: number;
  colour: string;
  /** @default 1 */
  opacity?: number;
}

/** Collects shapes in painting order, and the definitions they refer to. */
export interface Canvas {
  add: (markup: string) => void;
  /** Registers a definition written with its id and returns the reference `url(#id)`. */
  define: (write: (id: string) => string) => string;
  linear: (from: Spot, to: Spot, stops: readonly Stop[]) => string;
  radial: (centre: Spot, radius: number, stops: readonly Stop[]) => string;
  /** A soft-focus filter that works within a box, grown by its own reach. */
  blur: (deviation: number, box: Box) => string;
  /** Paints into a group that is then laid over itself in soft focus within an outline, so that shading has no steps. */
  group: (paint: () => void, outline: readonly Spot[], softness: number) => void;
  /** The whole picture, 1600 by 1200; mirrored, it is seen from the other side. */
  finish: (mirrored?: boolean) => string;
}

export const short = (value: number): string => {
  const text = (Math.round(value * 10) / 10).toString();
  return text.startsWith('0.') ? text.slice(1) : text.startsWith('-0.') ? `-${text.slice(2)}` : text;
};

/** The three-digit form where a colour has one. */
const shortHex = (colour: string) => colour.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');

const stopMarkup = ({ at, colour, opacity = 1 }: Stop) =>
  `<stop offset="${(Math.round(at * 1000) / 1000).toString().replace(/^0\./, '.')}" stop-color="${shortHex(colour)}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`;

export function createCanvas(): Canvas {
  const shapes: string[] = [];
  const definitions: string[] = [];
  const define: Canvas['define'] = (write) => {
    const id = `d${definitions.length.toString(36)}`;
    definitions.push(write(id));
    return `url(#${id})`;
  };
  const canvas: Canvas = {
    add: (markup) => void shapes.push(markup),
    define,
    linear: ([x1, y1], [x2, y2], stops) =>
      define(
        (id) =>
          `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${short(x1)}" y1="${short(y1)}" x2="${short(x2)}" y2="${short(y2)}">${stops.map(stopMarkup).join('')}</linearGradient>`,
      ),
    radial: ([x, y], radius, stops) =>
      define(
        (id) =>
          `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${short(x)}" cy="${short(y)}" r="${short(radius)}">${stops.map(stopMarkup).join('')}</radialGradient>`,
      ),
    group: (paint, outline, softness) => {
      const start = shapes.length;
      paint();
      const painted = shapes.splice(start).join('');
      const filter = canvas.blur(softness, boxOf(outline));
      const clip = define((id) => `<clipPath id="${id}">${polygon(outline, '')}</clipPath>`);
      const id = `g${definitions.length.toString(36)}`;
      shapes.push(`<g id="${id}">${painted}</g><g clip-path="${clip}"><use href="#${id}" filter="${filter}"/></g>`);
    },
    blur: (deviation, { left, top, right, bottom }) => {
      const reach = deviation * 2.6;
      const [x, y] = [Math.floor(left - reach), Math.floor(top - reach)];
      const size = `width="${Math.ceil(right + reach - x)}" height="${Math.ceil(bottom + reach - y)}"`;
      return define(
        (id) =>
          `<filter id="${id}" filterUnits="userSpaceOnUse" x="${x}" y="${y}" ${size} color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
      );
    },
    finish: (mirrored = false) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200" viewBox="0 0 1600 1200" stroke-linecap="round" stroke-linejoin="round"><defs>${definitions.join('')}</defs>${mirrored ? `<g transform="matrix(-1 0 0 1 1600 0)">${shapes.join('')}</g>` : shapes.join('')}</svg>`,
  };
  return canvas;
}

/** Leaves out points that lie within `slack` of the line their neighbours make (Douglas and Peucker's way). */
function simplified(points: readonly Spot[], slack: number): readonly Spot[] {
  const [first, last] = [points[0], points[points.length - 1]];
  if (!first || !last || points.length < 3) return points;
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const length = Math.hypot(dx, dy);
  let [far, split] = [slack, 0];
  points.forEach(([x, y], i) => {
    const off =
      length < 1e-6
        ? Math.hypot(x - first[0], y - first[1])
        : Math.abs((x - first[0]) * dy - (y - first[1]) * dx) / length;
    if (i > 0 && i < points.length - 1 && off > far) [far, split] = [off, i];
  });
  if (split === 0) return [first, last];
  return [...simplified(points.slice(0, split + 1), slack), ...simplified(points.slice(split), slack).slice(1)];
}

/** Path data through points, in relative steps to keep the text short. `grain` is the parts a picture unit is cut into. */
export function line(points: readonly Spot[], closed = false, grain = 10): string {
  let [lastX, lastY] = [0, 0];
  const steps = simplified(points, grain < 5 ? 0.7 : 0.4).map(([x, y], i) => {
    const nextX = Math.round(x * grain);
    const nextY = Math.round(y * grain);
    const dx = short((nextX - lastX) / grain);
    const dy = short((nextY - lastY) / grain);
    lastX = nextX;
    lastY = nextY;
    return `${i === 0 ? 'm' : i === 1 ? 'l' : dx.startsWith('-') ? '' : ' '}${dx}${dy.startsWith('-') ? '' : ' '}${dy}`;
  });
  return steps.join('') + (closed ? 'z' : '');
}

export const polygon = (points: readonly Spot[], attributes: string): string =>
  points.length < 3 ? '' : `<path d="${line(points, true)}" ${attributes}/>`;

export const stroke = (points: readonly Spot[], colour: string, width: number, extra = ''): string =>
  points.length < 2
    ? ''
    : `<path d="${line(points)}" fill="none" stroke="${colour}" stroke-width="${short(width)}" ${extra}/>`;

/** Many lines of one colour and width as a single path. */
export const strokes = (lines: readonly (readonly Spot[])[], colour: string, width: number, extra = ''): string =>
  `<path d="${lines
    .filter((points) => points.length > 1)
    .map((points) => `M0 0${line(points)}`)
    .join('')}" fill="none" stroke="${colour}" stroke-width="${short(width)}" ${extra}/>`;
