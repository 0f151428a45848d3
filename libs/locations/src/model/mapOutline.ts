import type { Position } from './place.ts';

type Point = readonly [lat: number, long: number];

/** Coast of the mainland, clockwise from Cape York, to a tenth of a degree: a drawing, not a chart. */
const mainland: readonly Point[] = [
  [-10.7, 142.5],
  [-12.6, 143.4],
  [-14.3, 143.8],
  [-14.9, 145.2],
  [-16.9, 145.9],
  [-18.3, 146.1],
  [-19.3, 146.9],
  [-20.3, 148.7],
  [-21.2, 149.3],
  [-22.5, 150.7],
  [-23.5, 151],
  [-24.9, 152.4],
  [-25.3, 153.1],
  [-27.4, 153.3],
  [-28.6, 153.6],
  [-30.3, 153.2],
  [-32, 152.6],
  [-33, 151.8],
  [-33.9, 151.3],
  [-35.1, 150.8],
  [-36.7, 150],
  [-37.5, 149.9],
  [-37.8, 148.5],
  [-38.6, 146.9],
  [-39.1, 146.4],
  [-38.5, 145.4],
  [-38, 145],
  [-38.3, 144.5],
  [-38.9, 143.5],
  [-38.3, 142],
  [-38.1, 140.8],
  [-37, 139.8],
  [-35.7, 138.9],
  [-35.6, 138.2],
  [-34.6, 138.4],
  [-34.2, 138.1],
  [-35.2, 137.2],
  [-34, 137.5],
  [-32.6, 137.8],
  [-33.9, 136.6],
  [-34.9, 135.8],
  [-33.6, 134.8],
  [-32.2, 133.5],
  [-31.5, 131.2],
  [-31.7, 129],
  [-32.2, 127],
  [-32.9, 124.5],
  [-33.9, 123],
  [-33.9, 121.9],
  [-34, 120],
  [-35, 118.2],
  [-34.9, 116.6],
  [-34.3, 115.1],
  [-33.5, 115.1],
  [-32, 115.7],
  [-30.5, 115.1],
  [-28.8, 114.6],
  [-27, 113.9],
  [-26, 113.3],
  [-24.9, 113.6],
  [-23, 113.8],
  [-21.8, 114.1],
  [-22.3, 114.5],
  [-21.5, 115.4],
  [-20.7, 116.8],
  [-20.3, 118.6],
  [-19.9, 120],
  [-18, 122.2],
  [-16.9, 122.5],
  [-17.2, 123.6],
  [-16.2, 123.8],
  [-15, 124.9],
  [-14, 126.5],
  [-14.2, 127.6],
  [-15, 128.4],
  [-14.8, 129.6],
  [-13.5, 130],
  [-12.4, 130.8],
  [-12.1, 131.5],
  [-11.3, 132.2],
  [-12, 133.8],
  [-12, 135.5],
  [-12.2, 136.8],
  [-13.8, 136],
  [-15, 135.6],
  [-16, 137.5],
  [-17.5, 140],
  [-17.5, 140.9],
  [-16, 141.4],
  [-14, 141.6],
  [-12.5, 141.7],
  [-10.9, 142.1],
];

const tasmania: readonly Point[] = [
  [-40.8, 144.7],
  [-41.1, 146.4],
  [-40.9, 148],
  [-42, 148.3],
  [-43, 147.9],
  [-43.6, 146.9],
  [-43.3, 146],
  [-42.2, 145.2],
];

/** Degrees of longitude shrink by this at the middle latitude of the country. */
const squeeze = Math.cos((27 * Math.PI) / 180);
const unitsPerDegree = 10;

/** Size of the drawing in its own units. */
export const mapSize = { width: 380, height: 350 } as const;

/** Where a place lies on the drawing. */
export function mapPoint({ lat, long }: Position): { x: number; y: number } {
  const x = (long - 112.3) * squeeze * unitsPerDegree;
  const y = (-9.6 - lat) * unitsPerDegree;
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
}

function outline(points: readonly Point[]): string {
  const corners = points.map(([lat, long]) => mapPoint({ lat, long })).map(({ x, y }) => `${x} ${y}`);
  return `M${corners.join('L')}Z`;
}

/** Path data of the country. */
export const mapOutline = `${outline(mainland)}${outline(tasmania)}`;
