import { blend, dim, lightness, plus, type Colour } from './colour.ts';
import { curve, ease, type Knots } from './curve.ts';
import { clamp, dot, scale, subtract, unit, type Vec } from './vector.ts';

/** What the paint mirrors: brightness by height of the mirrored direction (-1 straight down, 0 horizon, 1 straight up). */
export interface Environment {
  glow: Knots;
  /** Tint of mirrored sky and of mirrored ground. */
  sky: Colour;
  ground: Colour;
  /** Where the main light comes from. */
  key: Vec;
}

export interface Paintwork {
  base: Colour;
  metallic: boolean;
}

export type Shader = (point: Vec, normal: Vec) => Colour;

/** Lacquered paint seen from `eye`: shaded colour under a clear coat that mirrors the surroundings. */
export function paintShader(paint: Paintwork, around: Environment, eye: Vec): Shader {
  const glow = curve(around.glow);
  const key = unit(around.key);
  // Pale flake scatters light within the coat, so it never falls as dark as deep flake does.
  const floor = 0.14 + 0.26 * lightness(paint.base) ** 2;
  return (point, normal) => {
    const toEye = unit(subtract(eye, point));
    const facing = clamp(dot(normal, toEye), 0, 1);
    const mirrored = subtract(scale(normal, 2 * dot(normal, toEye)), toEye);
    const sweep = 1 + 0.1 * Math.sin(Math.atan2(mirrored[1], mirrored[0]) * 2 + 0.6);
    const seen = glow(mirrored[2]) * sweep;
    const tint = blend(around.ground, around.sky, ease(-0.15, 0.15, mirrored[2]));
    const lit = 0.5 + 0.5 * normal[2];
    const direct = Math.max(0, dot(normal, key));
    const fresnel = 0.06 + 0.5 * (1 - facing) ** 4;
    // Little light reaches the sills: the ground and the tyres take it.
    const open = 0.7 + 0.3 * ease(0.12, 0.62, point[2]);
    const shaded = paint.metallic
      ? dim(paint.base, open * (floor + 0.3 * lit + 0.3 * direct + 0.5 * seen ** 2))
      : dim(paint.base, (0.4 + 0.6 * open) * (0.52 + 0.22 * lit + 0.18 * direct + 0.13 * seen));
    const coat = dim(tint, seen ** 2.4 * (fresnel + (paint.metallic ? 0.15 : 0.13)));
    const spark = Math.max(0, dot(mirrored, key)) ** 24 * 0.35;
    return plus(plus(shaded, coat), [spark, spark, spark]);
  };
}
