import type { Profile } from './profile.ts';

const lightHatches = {
  'kia-picanto': '2.4 .69 .285, dash .3, screen .62, roofEnd .2, rearFoot .08, glassEnd .44',
  'hyundai-inster': '2.58 .69 .3, dash .26, screen .5, roofEnd .2, rearFoot .09, glassEnd .44',
  'suzuki-ignis': '2.435 .75 .305, dash .34, screen .54, roofEnd .2, rearFoot .1, glassEnd .5',
  'suzuki-swift': '2.45 .8 .305, dash .4, screen .6, roofEnd .3, rearFoot .1, glassEnd .66, kick .2',
  'toyota-yaris': '2.56 .78 .305, dash .3, screen .82, roofEnd .36, rearFoot .12, glassEnd .64, kick .5',
  'mazda-2': '2.57 .79 .3, dash .42, screen .8, roofEnd .36, rearFoot .12, glassEnd .66, kick .45',
  'kia-rio': '2.58 .83 .305',
  'mg-mg3': '2.57 .84 .31, screen .74, glassEnd .58',
  'volkswagen-polo': '2.56 .81 .31, screen .72, roofEnd .34, kick .12',
  'honda-jazz': '2.53 .82 .3, dash .1, screen 1.05, roofEnd .3, glassEnd .5, kick .25',
  'mini-cooper':
    '2.495 .79 .31, dash .5, bonnet .86 .99, screen .42, roofEnd .3, rearFoot .1, glassEnd .3, drop .05, kick 0',
};

const smallCars = {
  'toyota-corolla': '2.64 .93 .32, screen .86, roofEnd .56, rearFoot .17, glassEnd .78, drop .16, kick .42',
  'hyundai-i30': '2.65 .89 .32, roofEnd .44, glassEnd .62',
  'kia-cerato': '2.7 .9 .32, roofEnd .62, glassEnd .7, drop .16',
  'mazda-3': '2.725 .92 .325, dash .58, roofEnd .66, rearFoot .2, glassEnd 1, drop .2, kick .55',
  'mg-mg4': '2.705 .8 .335, dash .34, screen .86, roofEnd .44, glassEnd .6, drop .14, kick .35',
  'volkswagen-golf': '2.62 .86 .32, dash .46, screen .76, roofEnd .42, rearFoot .15, glassEnd .7, kick .08',
  'mercedes-benz-a-class': '2.73 .87 .325, dash .52, roofEnd .5, glassEnd .66',
  'ford-focus': '2.7 .85 .32, roofEnd .46',
  'honda-civic': '2.735 .9 .33, dash .5, roofEnd .9, rearFoot .3, glassEnd .7, drop .17',
  'toyota-camry': '2.825 .97 .335, screen .94, roofEnd 1.4, rearFoot .5, glassEnd .96',
  'tesla-model-3': '2.875 .84 .335, dash .22, bonnet .68 .96, screen 1.2, roofEnd 1.36, rearFoot .4, glassEnd 1',
  'kia-stinger': '2.905 .83 .345, dash .72, roofEnd 1.5, rearFoot .3, glassEnd .98',
  'mercedes-benz-c-class': '2.865 .8 .335, dash .64, roofEnd 1.44',
  'bmw-3-series': '2.851 .79 .335, dash .64, roofEnd 1.4',
  'holden-commodore': '2.915 .87 .345, dash .6, roofEnd 1.42',
  'ford-falcon': '2.838 .9 .34, dash .6, roofEnd 1.42',
};

const smallSuvs = {
  'toyota-yaris-cross': '2.56 .86 .34, bonnet .88 1.06, screen .74, roofEnd .42, glassEnd .62, kick .4',
  'kia-stonic': '2.58 .82 .325, ground .19, bonnet .84 1.02, screen .7, roofEnd .36, glassEnd .56, kick .35',
  'hyundai-venue': '2.52 .83 .325, bonnet .94 1.07, screen .6, roofEnd .24, rearFoot .1, glassEnd .5, kick .1',
  'hyundai-kona': '2.66 .86 .34, bonnet .88 1.06, screen .74, glassEnd .56, kick .35',
  'kia-seltos': '2.63 .85 .345, bonnet .96 1.1, screen .66, roofEnd .34, rearFoot .13, glassEnd .56, kick .3',
  'toyota-corolla-cross': '2.64 .93 .345, bonnet .94 1.1, screen .74',
  'toyota-c-hr': '2.64 .92 .35, bonnet .88 1.08, screen .82, roofEnd .66, rearFoot .24, glassEnd .9, drop .2, kick .6',
  'mazda-cx-3': '2.57 .93 .335, dash .58, bonnet .88 1.04, roofEnd .5, glassEnd .7, drop .14, kick .5',
  'mazda-cx-30': '2.655 .91 .345, dash .58, bonnet .86 1.04, roofEnd .6, rearFoot .2, glassEnd .74, drop .17, kick .4',
  'suzuki-vitara': '2.5 .88 .34, bonnet .98 1.1, screen .54, roofEnd .24, rearFoot .11, glassEnd .44, kick .06',
  'suzuki-jimny': '2.25 .67 .345, ground .3, dash .5, bonnet 1.04 1.1, belt 1.12, screen .2, glassEnd .3',
  'nissan-juke': '2.636 .83 .345, bonnet .92 1.08, roofEnd .5, glassEnd .86, drop .16, kick .6',
  'mg-zs': '2.585 .88 .34, bonnet .94 1.08',
  'mitsubishi-asx': '2.67 .9 .34, bonnet .92 1.08, dash .42',
  'byd-atto-3': '2.72 .87 .35, bonnet .9 1.08, dash .3, screen .86',
};

const familySuvs = {
  'toyota-rav4': '2.69 .92 .365, bonnet 1 1.14, screen .66, roofEnd .38, glassEnd .62, kick .4',
  'nissan-x-trail': '2.705 .93 .365, bonnet 1 1.13, roofEnd .36, glassEnd .46',
  'nissan-qashqai': '2.665 .9 .355, bonnet .92 1.08, roofEnd .46, glassEnd .6, kick .3',
  'kia-sportage': '2.755 .89 .365, bonnet .96 1.12, roofEnd .46, glassEnd .66, kick .3',
  'hyundai-tucson': '2.755 .88 .365, bonnet .96 1.11, roofEnd .46, glassEnd .6, kick .35',
  'mazda-cx-5': '2.7 .95 .365, dash .62, bonnet .94 1.12, screen .78, roofEnd .48, glassEnd .52',
  'mg-hs': '2.765 .92 .365, roofEnd .5, glassEnd .56',
  'mitsubishi-outlander': '2.706 .95 .37, bonnet 1.02 1.15, roofEnd .34, glassEnd .5',
  'subaru-forester':
    '2.67 .95 .36, bonnet .96 1.08, belt 1.1, screen .72, roofEnd .3, rearFoot .14, glassEnd .4, kick .04',
  'volkswagen-tiguan': '2.68 .88 .36, bonnet .96 1.1, roofEnd .36, glassEnd .48, kick .08',
  'mercedes-benz-glc': '2.888 .85 .37, dash .64',
  'tesla-model-y':
    '2.89 .87 .365, dash .2, bonnet .78 1.06, screen 1.15, roofEnd .9, rearFoot .22, glassEnd .8, drop .22',
  'kia-ev6': '2.9 .84 .37, dash .34, bonnet .84 1.02, screen .96, roofEnd .72, rearFoot .2, glassEnd .66, drop .18',
  'hyundai-ioniq-5': '3 .84 .37, dash .2, bonnet .86 1.03, screen .9, roofEnd .44, glassEnd .6',
  'kia-ev5': '2.75 .85 .37, bonnet 1.02 1.14, screen .62, roofEnd .2, rearFoot .1, glassEnd .42, kick .1',
};

const largeSuvs = {
  'toyota-kluger': '2.85 .99 .385, bonnet 1.02 1.16, roofEnd .44, glassEnd .5, kick .16',
  'kia-sorento': '2.815 .93 .375, bonnet 1.02 1.15, roofEnd .36, glassEnd .5, kick .14',
  'hyundai-santa-fe':
    '2.815 .9 .38, bonnet 1.1 1.2, screen .56, roofEnd .16, rearFoot .09, glassEnd .36, drop .04, kick 0',
  'hyundai-palisade': '2.9 .94 .385, bonnet 1.06 1.18, screen .66, roofEnd .26, glassEnd .4, kick 0',
  'nissan-pathfinder': '2.9 .96 .385, bonnet 1.06 1.18, screen .64, roofEnd .32, glassEnd .44',
  'kia-ev9': '3.1 .92 .39, bonnet 1.06 1.17, screen .66, roofEnd .2, rearFoot .1, glassEnd .36, drop .06, kick 0',
  'mazda-cx-60': '2.87 .84 .38, dash .82, bonnet 1 1.14',
  'toyota-landcruiser-prado':
    '2.85 .87 .4, ground .28, dash .56, bonnet 1.18 1.26, screen .46, roofEnd .22, rearFoot .13, glassEnd .36, drop .05, kick 0',
  'toyota-landcruiser-300':
    '2.85 .94 .4, ground .28, dash .62, bonnet 1.2 1.28, screen .52, roofEnd .26, rearFoot .14, glassEnd .4, drop .06, kick 0',
  'nissan-patrol':
    '3.075 .93 .41, ground .29, dash .62, bonnet 1.2 1.28, screen .6, roofEnd .36, rearFoot .18, glassEnd .44, drop .08, kick .1',
  'ford-everest':
    '2.9 .86 .395, ground .28, dash .6, bonnet 1.14 1.22, screen .56, roofEnd .26, rearFoot .13, glassEnd .36, drop .06, kick 0',
  'isuzu-mu-x': '2.855 .88 .39, ground .28, dash .58, bonnet 1.1 1.2, screen .66, roofEnd .36, glassEnd .5, kick .3',
  'toyota-fortuner':
    '2.745 .95 .39, ground .28, dash .58, bonnet 1.1 1.2, screen .7, roofEnd .4, glassEnd .6, kick .45',
  'mitsubishi-pajero-sport':
    '2.8 .86 .385, ground .28, dash .58, bonnet 1.1 1.2, screen .68, roofEnd .36, glassEnd .6, kick .4',
  'toyota-landcruiser-70':
    '3.18 .79 .4, dash .72, bonnet 1.2 1.27, screen .3, roofEnd 1.9, rearFoot 1.84, glassEnd 1.94',
  'toyota-landcruiser-70-gdj76r':
    '2.73 .79 .4, dash .72, bonnet 1.2 1.27, screen .26, roofEnd .34, rearFoot .28, glassEnd .46',
};

const workAndPlay = {
  'toyota-hilux': '3.085 .99 .385, screen .78',
  'ford-ranger': '3.27 .85 .4, dash .66, bonnet 1.18 1.25, screen .6, roofEnd 1.92, rearFoot 1.74',
  'isuzu-d-max': '3.125 .9 .39, roofEnd 2.04, rearFoot 1.78, glassEnd 2.02, kick .2',
  'mazda-bt-50': '3.125 .9 .39, roofEnd 2.04, rearFoot 1.78, glassEnd 2.02, kick .2',
  'mitsubishi-triton': '3.13 .88 .385, screen .68',
  'nissan-navara': '3.15 .9 .39, bonnet 1.1 1.2, screen .72, kick .14',
  'kia-tasman': '3.27 .88 .4, dash .6, bonnet 1.22 1.27, screen .58',
  'toyota-tundra': '3.7 1.02 .42, dash .7, bonnet 1.26 1.34',
  'toyota-hiace': '3.21 .99 .345, dash -.12, bonnet .98 1.2, screen .84',
  'toyota-granvia': '3.21 1 .345, dash -.08, bonnet 1.02 1.2, screen .86',
  'kia-carnival': '3.09 .93 .36, dash .4, bonnet .98 1.12, screen .82, roofEnd .4, rearFoot .16, glassEnd .5, kick .06',
  'volkswagen-caddy': '2.755 .87 .33, dash .24, bonnet .92 1.1, screen .74',
  'mercedes-benz-sprinter': '3.924 1 .35, dash -.1, bonnet 1.06 1.32, screen .86, belt 1.36, deck 1.36',
  'toyota-gr86': '2.575 .84 .325, dash .68, bonnet .7 .9, screen .74, roofEnd 1.42, rearFoot .36',
  'nissan-z': '2.55 .84 .34, dash .86, bonnet .72 .93, screen .7, roofEnd 1.4, rearFoot .24, drop .09',
  'ford-mustang': '2.72 .87 .35, dash .84, bonnet .8 .98, screen .74, roofEnd 1.62, rearFoot .4',
  'mazda-mx-5': '2.31 .78 .3, dash .68, bonnet .7 .88, screen .56, roofEnd 1.16, rearFoot .74, glassEnd 1.1',
  'mg-cyberster': '2.69 .86 .345, dash .72, bonnet .72 .94, screen .7, roofEnd 1.36, rearFoot .7',
  'subaru-outback': '2.745 .98 .36, ground .24, bonnet .94 1.08',
};

const entries = Object.entries({
  ...lightHatches,
  ...smallCars,
  ...smallSuvs,
  ...familySuvs,
  ...largeSuvs,
  ...workAndPlay,
});

/** Wheelbase, front overhang and tyre radius in metres, then by its name what else shapes the model. */
function read(text: string): Partial<Profile> {
  const [axles = '', ...others] = text.split(', ');
  const [wheelbase, front, wheel] = axles.split(' ').map(Number);
  const rest = others.map((part) => {
    const [name = '', ...values] = part.split(' ');
    return [name, values.length > 1 ? values.map(Number) : Number(values[0])] as const;
  });
  return { wheelbase, front, wheel, ...Object.fromEntries(rest) } as Partial<Profile>;
}

/** What is known of models by the name of their drawing, in real measures. A model's other series take the same. */
export const known: Readonly<Record<string, Partial<Profile>>> = Object.fromEntries(
  entries.map(([name, text]) => [name, read(text)]),
);
