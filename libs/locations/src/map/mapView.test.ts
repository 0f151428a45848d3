import type { Jurisdiction } from '@forecourt/domain';
import { describe, expect, it } from 'vitest';
import { clipRing, ringPath, type Box } from './clippedPath.ts';
import { mapLabels } from './mapLabels.ts';
import { mapView, viewSize } from './mapView.ts';
import { unknownTowns } from './roads.ts';
import { capitals, towns } from './towns.ts';

const places: [string, Jurisdiction, number, number][] = [
  ['Fremantle', 'WA', -32.05, 115.75],
  ['Parramatta', 'NSW', -33.815, 151.003],
  ['Moorabbin', 'VIC', -37.94, 145.05],
  ['Alice Springs', 'NT', -23.7, 133.88],
  ['Broome', 'WA', -17.96, 122.24],
  ['Eucla', 'WA', -31.68, 128.88],
  ['Penrose', 'NZ', -36.91, 174.82],
  ['Te Anau', 'NZ', -45.41, 167.72],
];

describe('[API-07] the drawn region round a place', () => {
  it.each([
    ...places,
    ...towns.map(({ name, lat, long }) => [name, long > 160 ? 'NZ' : 'NSW', lat, long] as (typeof places)[number]),
  ])('puts the pin of %s in the middle, on land, among other towns', (name, state, lat, long) => {
    const { pins, land, labels } = mapView([{ lat, long, name }], state);
    expect(pins).toEqual([{ x: viewSize.width / 2, y: viewSize.height / 2 }]);
    expect(land).toMatch(/^M[-\d. QLCZM]+Z$/);
    expect(labels[0]).toMatchObject({ name, kind: 'place' });
    expect(labels.length).toBeGreaterThan(1);
  });

  it('names the capital that is near, and none a day away', () => {
    expect(mapView([{ lat: -32.05, long: 115.75, name: 'Fremantle' }], 'WA').nearest).toEqual({
      name: 'Perth',
      km: 15,
    });
    expect(mapView([{ lat: -23.7, long: 133.88, name: 'Alice Springs' }], 'NT').nearest).toBeNull();
    expect(mapView([{ lat: -36.91, long: 174.82, name: 'Penrose' }], 'NZ').nearest).toEqual({
      name: 'Auckland',
      km: 9,
    });
    expect(mapView([capitals.SA], 'SA').nearest).toBeNull();
  });

  it.each([
    [0, 0],
    [51.5, -0.1],
    [32.05, 115.75],
  ])('puts no pin where %d, %d is on record, and shows the state’s capital', (lat, long) => {
    const { pins, labels, nearest } = mapView([{ lat, long, name: 'Fremantle' }], 'WA');
    expect([pins, nearest]).toEqual([[], null]);
    expect(labels.map(({ name }) => name)).toContain('Perth');
  });

  it('[LOC-05] shows a place with its neighbours and roads, and several as close as all of them are seen', () => {
    const fremantle = { lat: -32.0472, long: 115.7531, name: 'Fremantle' };
    const one = mapView([fremantle], 'WA');
    expect(one.scale.km).toBeLessThanOrEqual(10);
    expect(one.labels.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Fremantle', 'Perth', 'Cottesloe', 'Canning Vale']),
    );
    expect(one.roads.length).toBeGreaterThan(50);
    const both = mapView([fremantle, { lat: -32.53, long: 115.72, name: 'Mandurah' }], 'WA');
    expect(both.pins.every(({ x, y }) => x > 0 && x < viewSize.width && y > 30 && y < viewSize.height)).toBe(true);
    expect(both.scale.km).toBeGreaterThanOrEqual(one.scale.km);
    expect(unknownTowns).toEqual([]);
  });

  it('gives a scale bar that fits', () => {
    for (const [name, state, lat, long] of places) {
      const { scale } = mapView([{ lat, long, name }], state);
      expect(scale.units).toBeGreaterThan(20);
      expect(scale.units).toBeLessThan(120);
    }
  });
});

describe('a coast in a frame', () => {
  const box: Box = { left: 0, top: 0, right: 10, bottom: 10 };

  it('ends at the frame', () => {
    const ring = [
      { x: -5, y: 5 },
      { x: 5, y: -5 },
      { x: 15, y: 5 },
      { x: 5, y: 15 },
    ];
    const clipped = clipRing(ring, box);
    expect(clipped).toHaveLength(8);
    expect(clipped.every(({ x, y }) => x >= 0 && x <= 10 && y >= 0 && y <= 10)).toBe(true);
  });

  it('is nothing where it lies beside the frame, and all of the frame where it lies round it', () => {
    const square = (low: number, high: number) => [
      { x: low, y: low },
      { x: high, y: low },
      { x: high, y: high },
      { x: low, y: high },
    ];
    expect(ringPath(clipRing(square(20, 30), box), box)).toBe('');
    expect(ringPath(clipRing(square(-20, 30), box), box).replaceAll(/[^L]/g, '')).toBe('LLLL');
  });
});

describe('names on the drawing', () => {
  it('do not overlap: the second one moves to the other side or is left out', () => {
    const dot = (name: string, x: number, y: number) => ({ name, x, y, rank: 'town' as const });
    const placed = mapLabels([], [dot('First', 250, 100), dot('Second', 245, 104), dot('Third', 249, 97)]);
    expect(placed.map(({ name, anchor }) => [name, anchor])).toEqual([['First', 'start']]);
    const apart = mapLabels([], [dot('First', 250, 100), dot('Second', 236, 104)]);
    expect(apart.map(({ anchor }) => anchor)).toEqual(['start', 'end']);
  });

  it('stay inside: a long name by the right edge stands to the left of its pin', () => {
    const [label] = mapLabels([{ x: 380, y: 150, name: 'Murwillumbah South' }], []);
    expect(label).toMatchObject({ anchor: 'end' });
  });

  it('are shortened where no side has the room, as long as the pin’s own', () => {
    const [label] = mapLabels([{ x: 200, y: 150, name: 'North Fremantle Harbourside East' }], []);
    expect(label?.name).toBe('North Fremantle Ha…');
  });

  it('say a place once, also where it is a known town', () => {
    const town = { name: 'Geelong', x: 200, y: 150, rank: 'town' as const };
    expect(mapLabels([{ x: 200, y: 150, name: 'Geelong' }], [town])).toHaveLength(1);
  });
});
