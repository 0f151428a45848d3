import { line, type Canvas, type Stop } from './canvas.ts';
import type { Camera, Spot } from './camera.ts';
import { toHex, type Colour } from './colour.ts';
import type { Shader } from './light.ts';
import { cross, dot, mix, scale, subtract, unit, type Vec } from './vector.ts';

/** Rows of points over a surface; every row has the same number of columns. */
export type Grid = readonly (readonly Vec[])[];

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const at = (grid: Grid, row: number, column: number): Vec => {
  const cells = grid[Math.min(grid.length - 1, Math.max(0, row))] ?? [];
  return cells[Math.min(cells.length - 1, Math.max(0, column))] ?? [0, 0, 0];
};

/** Outward normal; `inside` is any point within the body, which tells out from in. */
function normalAt(grid: Grid, row: number, column: number, inside: Vec): Vec {
  const along = subtract(at(grid, row, column + 1), at(grid, row, column - 1));
  const up = subtract(at(grid, row + 1, column), at(grid, row - 1, column));
  const normal = unit(cross(along, up));
  return dot(normal, subtract(at(grid, row, column), inside)) < 0 ? scale(normal, -1) : normal;
}

/** Drops stops that their neighbours already imply, which keeps the picture small. */
function thin(stops: readonly { at: number; colour: Colour }[]): Stop[] {
  const kept: { at: number; colour: Colour }[] = [];
  stops.forEach((stop, i) => {
    const last = kept[kept.length - 1];
    const next = stops[i + 1];
    if (last && next) {
      const t = (stop.at - last.at) / Math.max(1e-6, next.at - last.at);
      const error = Math.max(
        ...stop.colour.map((part, k) => Math.abs(part - ((last.colour[k] ?? 0) * (1 - t) + (next.colour[k] ?? 0) * t))),
      );
      if (error < 0.022) return;
    }
    kept.push(stop);
  });
  return kept.map(({ at: offset, colour }) => ({ at: offset, colour: toHex(colour) }));
}

/**
 * Paints a surface as strips between its rows, each with one gradient across the picture. Parts that face away are
 * left out. `folds` are columns at which the surface turns a corner: strips end there.
 */
export function paintSurface(
  canvas: Canvas,
  camera: Camera,
  grid: Grid,
  shader: Shader,
  inside: Vec,
  folds: readonly number[] = [],
): void {
  const columns = grid[0]?.length ?? 0;
  const normals = grid.map((row, r) => row.map((_, c) => normalAt(grid, r, c, inside)));
  const spots = grid.map((row) => row.map(camera.project));
  for (let row = 0; row < grid.length - 1; row += 1) {
    let run: number[] = [];
    const flush = () => {
      if (run.length > 1) paintRun(row, run);
      run = [];
    };
    let facedBefore = true;
    for (let column = 0; column < columns; column += 1) {
      const faces = [row, row + 1].some((r) => {
        const normal = normals[r]?.[column];
        return normal !== undefined && dot(normal, subtract(camera.eye, at(grid, r, column))) > 0;
      });
      // Runs reach one column past the horizon, or their ends would step from row to row.
      if (faces && !facedBefore) run.push(column - 1);
      if (!faces && facedBefore && run.length > 0) run.push(column);
      facedBefore = faces;
      if (!faces) {
        flush();
        continue;
      }
      const last = run[run.length - 1];
      if (turnsBack(row, run, column) && last !== undefined) {
        flush();
        run.push(last);
      }
      run.push(column);
      if (folds.includes(column)) {
        flush();
        run.push(column);
      }
    }
    flush();
  }

  /** A strip may cross the picture in one direction only, or its gradient would fold over itself. */
  function turnsBack(row: number, run: readonly number[], column: number): boolean {
    const [before, last] = [run[run.length - 2], run[run.length - 1]];
    if (before === undefined || last === undefined) return false;
    const x = (c: number) => spots[row]?.[c]?.[0] ?? 0;
    return (x(last) - x(before)) * (x(column) - x(last)) < 0;
  }

  function paintRun(row: number, run: readonly number[]): void {
    const lower = run.map((column): Spot => spots[row]?.[column] ?? [0, 0]);
    // Each strip reaches under the next one, so that no seam shows between them.
    const upper = run.map((column): Spot => {
      const [x, y] = spots[row + 1]?.[column] ?? [0, 0];
      const [nx, ny] = spots[row + 2]?.[column] ?? [x, y];
      return [mix(x, nx, 0.3), mix(y, ny, 0.3)];
    });
    // The gradient runs square to the columns, which lean on raked parts such as a windscreen.
    const lean = unit([
      sum(run.map((_, i) => (upper[i]?.[0] ?? 0) - (lower[i]?.[0] ?? 0))),
      sum(run.map((_, i) => (upper[i]?.[1] ?? 0) - (lower[i]?.[1] ?? 0))),
      0,
    ]);
    const axis: Spot = Math.abs(lean[1]) < 0.05 ? [1, 0] : [-lean[1], lean[0]];
    const xs = run.map((_, i) => {
      const [a, b] = [lower[i] ?? [0, 0], upper[i] ?? [0, 0]];
      return ((a[0] + b[0]) / 2) * axis[0] + ((a[1] + b[1]) / 2) * axis[1];
    });
    const first = Math.min(...xs);
    const span = Math.max(1, Math.max(...xs) - first);
    const stops = run
      .map((column, i) => {
        const shades = [row, row + 1].map((r) => shader(at(grid, r, column), normals[r]?.[column] ?? [0, 0, 1]));
        const [a, b] = shades;
        const colour: Colour = a && b ? [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2] : [0, 0, 0];
        return { at: ((xs[i] ?? 0) - first) / span, colour };
      })
      .sort((a, b) => a.at - b.at);
    const fill = canvas.linear(
      [first * axis[0], first * axis[1]],
      [(first + span) * axis[0], (first + span) * axis[1]],
      thin(stops),
    );
    canvas.add(`<path d="${line([...lower, ...upper.reverse()], true, 1)}" fill="${fill}"/>`);
  }
}

/** The same surface with its strips running the other way. */
export const turned = (grid: Grid): Grid =>
  (grid[0] ?? []).map((_, column) => grid.map((row) => row[column] ?? [0, 0, 0]));
