/** Equipment that whole classes of vehicle share, in our own words. A model adds what is particular to it. */
export const basics = [
  'Air conditioning',
  'Anti-lock brakes',
  'Bluetooth phone and audio',
  'Cruise control',
  'Driver and passenger airbags',
  'Electric mirrors',
  'Electronic stability control',
  'Height-adjustable driver seat',
  'ISOFIX child seat anchors',
  'Power windows',
  'Remote central locking',
  'Reversing camera',
  'Steering wheel audio controls',
  'USB port',
];
export const safetyAids = [
  'Adaptive cruise control',
  'Autonomous emergency braking',
  'Blind spot monitor',
  'Driver attention alert',
  'Lane keeping assist',
  'Rear cross traffic alert',
  'Speed sign recognition',
];
export const connected = [
  'Android Auto',
  'Apple CarPlay',
  'Auto-dimming mirror',
  'Digital radio',
  'LED headlights',
  'Push-button start',
  'Rain-sensing wipers',
  'Rear parking sensors',
  'Smart key entry',
];
export const upmarket = [
  'Dual-zone climate control',
  'Head-up display',
  'Heated front seats',
  'Leather-accented seats',
  'Panoramic sunroof',
  'Power-adjustable driver seat',
  'Power tailgate',
  'Premium audio',
  'Surround-view camera',
  'Ventilated front seats',
  'Wireless phone charger',
];
export const cityCar = [...basics, 'Front fog lights', 'Split-fold rear seat', 'Tyre repair kit'];
export const modernCar = [...basics, ...safetyAids, ...connected, 'Split-fold rear seat'];
export const familySuv = [
  ...modernCar,
  'Dual-zone climate control',
  'Rear air vents',
  'Roof rails',
  'Tyre pressure monitor',
];
export const tourer = [
  ...modernCar,
  'Full-size spare wheel',
  'Hill descent control',
  'Low-range transfer case',
  'Rear differential lock',
  'Side steps',
  'Trailer sway control',
];
export const workUte = [
  ...basics,
  'Android Auto',
  'Apple CarPlay',
  'Autonomous emergency braking',
  'Full-size spare wheel',
  'Hill start assist',
  'Lane departure warning',
  'Trailer sway control',
  'Vinyl floor covering',
];
export const loadVan = [
  ...basics,
  'Android Auto',
  'Apple CarPlay',
  'Autonomous emergency braking',
  'Cargo tie-down points',
  'Load area lighting',
  'Rear barn doors or tailgate',
  'Sliding side door',
];
export const electricCar = [
  ...modernCar,
  'CCS fast charging',
  'Energy recovery braking',
  'Over-the-air updates',
  'Portable charging cable',
  'Pre-conditioning from the app',
];
export const caravanBasics = [
  '12-volt lighting throughout',
  'Battery and solar panel',
  'Four-burner cooktop and grill',
  'Full-height fridge freezer',
  'Gas and electric hot water',
  'Innerspring queen bed',
  'Microwave',
  'Roll-out awning',
  'Reverse-cycle air conditioner',
  'Stabiliser legs',
  'Television mount and antenna',
];
export const ensuite = ['Separate shower', 'Ceramic-bowl toilet', 'Ensuite vanity', 'Top-loading washing machine'];
export const offRoad = [
  'Independent coil suspension',
  'Off-road hitch',
  'Checkerplate stone protection',
  'Second water tank',
  'All-terrain tyres',
];
export const bunks = ['Double bunks with reading lights', 'Club dinette', 'External shower'];
