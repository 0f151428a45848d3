export interface BodyShapeData {
  /** Outline and windows on a 120 by 48 drawing; windows are cut out of the outline. */
  path: string;
  /** Wheel centres across the drawing. */
  wheels: readonly number[];
}

const hatch: BodyShapeData = {
  path: 'M12 36V29c0-3 2-4.5 6-5.2l14-2.6 13-10.4c2-1.6 4-2.3 7-2.3h26c4 0 6.5 1 8.5 4l7 10.5 4.5 2c2 .9 3 2.4 3 4.6V36zM38 21.5 47.5 13.6c1.5-1.2 3-1.8 5-1.8H62v9.7zM65 11.8h13c2.4 0 4 .7 5.2 2.6l4.6 7.1H65z',
  wheels: [29, 86],
};
const sedan: BodyShapeData = {
  path: 'M10 36v-6.5c0-3 2-4.5 6-5.1l17-2.6 13-9.6c2.4-1.8 4.6-2.6 8-2.6h18c3.6 0 6 .8 8.6 2.8l11.4 8.8 12 1.6c3.6.5 5.5 2.4 5.5 6V36zM39 21.6 48 15c1.7-1.2 3.4-1.8 6-1.8h8v8.4zM65 13.2h7.5c2.4 0 4 .5 6 2l7.5 6.4H65z',
  wheels: [28, 91],
};
const wagon: BodyShapeData = {
  path: 'M10 36v-6.5c0-3 2-4.5 6-5.1l17-2.6 13-9.6c2.4-1.8 4.6-2.6 8-2.6h36c4 0 6.2 1.2 8 4.4l5.5 9.6c1.6.8 2.5 2.4 2.5 5V36zM39 21.6 48 15c1.7-1.2 3.4-1.8 6-1.8h8v8.4zM65 13.2h12v8.4H65zM80 13.2h9.4c2.2 0 3.5.7 4.6 2.6l3.2 5.8H80z',
  wheels: [28, 90],
};
const coupe: BodyShapeData = {
  path: 'M8 36v-6c0-3 2-4.5 6-5.2l20-3 15-8.6c3-1.7 5.6-2.4 9-2.4h12c4.4 0 7.6 1 11.4 3.2l13 7.4 10 1.8c3.4.6 5.6 2.6 5.6 6V36zM43 21.8 52 16.4c2.2-1.3 4-1.8 6.6-1.8H70c3.6 0 6 .8 8.8 2.4l7.4 4.8z',
  wheels: [28, 91],
};
const convertible: BodyShapeData = {
  path: 'M8 36v-6c0-3 2-4.5 6-5.2l22-3 11-8.2 2.2 1.6-6.3 7.2H78c2-2.6 4-3.8 7-3.8h4l6 3.6 9.4 1.8c3.4.6 5.6 2.6 5.6 6V36z',
  wheels: [28, 91],
};
const suv: BodyShapeData = {
  path: 'M10 36v-9c0-3 2-4.6 6-5.2l16-2.6 12.5-11C46.6 6.4 49 5.6 52 5.6h36c4 0 6.4 1.2 8.2 4.6l5.6 10.6c2.4.8 4.2 3 4.2 6.2V36zM38 19.4 46.8 11.6c1.6-1.4 3-2 5.4-2H61v9.8zM64 9.6h14v9.8H64zM81 9.6h6.6c2.2 0 3.6.8 4.7 2.8l3.7 7H81z',
  wheels: [29, 89],
};
const fourByFour: BodyShapeData = {
  path: 'M9 36V24c0-2.4 1.6-3.8 4-4.1l19-2.3L40.4 6.6C41.6 5 43 4.4 45 4.4h53c3 0 4.6 1 5 4.4l1.4 11.4c1.6.8 2.6 2.2 2.6 4.4V36zM109 14h4v16h-4zM36.5 17.6 43.6 8.4H58v9.2zM61.5 8.4H77v9.2H61.5zM80.5 8.4h17.3l1.2 9.2H80.5z',
  wheels: [28, 88],
};
const ute: BodyShapeData = {
  path: 'M8 36v-9c0-3 2-4.6 6-5.2l16-2.4L41.4 8.6C43.2 6.8 45 6 48 6h20c3 0 4.6 1 5.6 3.6L77.4 19.6H110c1.6 0 2.4.9 2.4 2.5V36zM36 19.6 44.6 11c1.4-1.3 2.6-1.8 4.4-1.8h5v10.4zM57 9.2h10c1.9 0 2.8.6 3.4 2.2l3 8.2H57z',
  wheels: [28, 93],
};
const cabChassis: BodyShapeData = {
  path: 'M8 36v-9c0-3 2-4.6 6-5.2l14-2.4L37.4 8.6C39.2 6.8 41 6 44 6h10c3 0 4.4 1.2 4.4 4.2V29H114v6H58.4v1zM62 12h3.4v17H62zM33 19.6 40.6 11c1.4-1.3 2.6-1.8 4.4-1.8h6.6c1.6 0 2.4.7 2.4 2.2v8.2z',
  wheels: [27, 93],
};
const van: BodyShapeData = {
  path: 'M10 36V23.6c0-3 .8-4.8 2.8-7L22.6 6.4C24.6 4.2 27 3.2 30 3.2h72c4 0 6 2 6 6V36zM18 17.4 26 8.8c1.2-1.3 2.4-1.8 4.2-1.8h8.4v10.4zM42 7h14v10.4H42z',
  wheels: [28, 91],
};
const peopleMover: BodyShapeData = {
  path: 'M8 36v-8.6c0-3 1.6-4.6 4.6-5.4L22 19.6 37.6 7c2.4-1.9 5-2.7 8.4-2.7h44c4.6 0 7 1.4 8.8 5.4l5 11c1.4 1 2.2 2.6 2.2 5V36zM30.5 19.2 41 10.6c1.7-1.4 3.3-2 5.4-2H55v10.6zM58.4 8.6h14v10.6h-14zM75.8 8.6h13c2.6 0 4 .8 5 3.2l3.2 7.4H75.8z',
  wheels: [28, 89],
};
const bus: BodyShapeData = {
  path: 'M6 36V9c0-4 2-6 6-6h98c4 0 6 2 6 6v27zM10 8h12v12H10zM26 8h16v12H26zM46 8h16v12H46zM66 8h16v12H66zM86 8h16v12H86z',
  wheels: [30, 93],
};
const lightTruck: BodyShapeData = {
  path: 'M8 36V22c0-2.6.6-4 2-6l5-8c1.4-2.2 3-3 5.6-3H34c2 0 3 1 3 3v28zM41 4h70c1.6 0 2.4.8 2.4 2.4V34H37v-4h4zM13.4 18.6l4.6-7.4c.9-1.4 1.8-2 3.4-2H31v9.4z',
  wheels: [24, 93],
};
const caravan: BodyShapeData = {
  path: 'M12 34V14C12 7 16 4 23 4h62c7 0 12 3 15 9l4 9c1 2.4 1.4 4 1.4 6.5V31H118v3.4zM21 11h17v9H21zM74 11h14l5 9H74zM46 10h12v21H46z',
  wheels: [68, 83],
};
const motorhome: BodyShapeData = {
  path: 'M8 36V26c0-3 1.6-4.6 4.4-5.4L20 18.6V8c0-3.4 2-5 5-5h80c4 0 6 2 6 6v27zM23 20.4h14V13H27c-2.4 0-4 1.4-4 4zM46 10h16v8H46zM84 10h16v8H84zM68 9h10v23H68z',
  wheels: [28, 92],
};
const camper: BodyShapeData = {
  path: 'M26 34V24h70v7h22v3.4H26zM32 22 56 5h14l20 17zM57 10h12v8H57z',
  wheels: [62],
};

/** By the body's letters and digits in lower case; several names share a drawing. */
export const bodyShapes: Readonly<Record<string, BodyShapeData>> = {
  hatch,
  hatchback: hatch,
  ev: hatch,
  sedan,
  prestige: sedan,
  wagon,
  stationwagon: wagon,
  coupe,
  hardtop: coupe,
  convertible,
  softtop: convertible,
  suv,
  '4x4': fourByFour,
  ute,
  cabchassis: cabChassis,
  van,
  peoplemover: peopleMover,
  bus,
  lighttruck: lightTruck,
  caravan,
  motorhome,
  campertrailer: camper,
};
