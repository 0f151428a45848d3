import type { CountryCode, Position } from '@forecourt/domain';
import { plainWords, wordKey } from './wordKey.ts';

/** A town or suburb whose name buyers use for the area around it. */
export interface KnownTown {
  name: string;
  position: Position;
}

/** In Australia: name, latitude and longitude in hundredths of a degree: exact to about a kilometre. */
const hundredths = `
Sydney -3387 15121, Parramatta -3381 15100, Penrith -3375 15069, Blacktown -3377 15091, Liverpool -3392 15092,
Campbelltown -3407 15081, Camden -3405 15070, Bankstown -3392 15103, Hurstville -3397 15110, Sutherland -3403 15106,
Cronulla -3406 15115, Chatswood -3380 15118, Hornsby -3370 15110, Manly -3380 15129, Dee Why -3375 15129,
Castle Hill -3373 15100, Rouse Hill -3368 15092, Windsor -3361 15081, Ryde -3381 15111, Burwood -3388 15110,
Gosford -3343 15134, Wyong -3328 15142, Newcastle -3293 15178, Maitland -3273 15155, Cessnock -3283 15136,
Wollongong -3442 15089, Shellharbour -3458 15087, Nowra -3488 15060, Batemans Bay -3571 15018, Goulburn -3475 14972,
Queanbeyan -3535 14923, Canberra -3528 14913, Belconnen -3524 14907, Tuggeranong -3542 14909, Fyshwick -3533 14917,
Bathurst -3342 14958, Dubbo -3225 14860, Mudgee -3260 14959, Tamworth -3109 15093, Armidale -3051 15167,
Port Macquarie -3143 15291, Taree -3191 15246, Coffs Harbour -3030 15311, Grafton -2969 15293, Lismore -2881 15328,
Ballina -2887 15357, Byron Bay -2864 15361, Tweed Heads -2818 15354, Wagga Wagga -3512 14737, Wagga -3512 14737,
Griffith -3429 14606, Broken Hill -3196 14147, Albury -3608 14692, Wodonga -3612 14689, Bowral -3448 15042,
Melbourne -3781 14496, Footscray -3780 14490, Sunshine -3779 14483, Werribee -3790 14466, Melton -3768 14458,
Sunbury -3758 14473, Craigieburn -3760 14494, Broadmeadows -3768 14492, Preston -3774 14500, Epping -3765 14503,
Heidelberg -3776 14506, Doncaster -3779 14513, Box Hill -3782 14512, Ringwood -3781 14523, Lilydale -3776 14535,
Dandenong -3799 14521, Moorabbin -3794 14506, Frankston -3814 14512, Cranbourne -3811 14528, Berwick -3803 14535,
Pakenham -3807 14549, Mornington -3822 14504, Geelong -3815 14436, Torquay -3833 14432, Ballarat -3756 14386,
Bendigo -3676 14428, Shepparton -3638 14540, Wangaratta -3636 14631, Echuca -3614 14475, Swan Hill -3534 14355,
Mildura -3419 14216, Horsham -3672 14220, Warrnambool -3838 14248, Traralgon -3820 14654, Bairnsdale -3783 14763,
Brisbane -2747 15303, Chermside -2739 15303, Redcliffe -2723 15311, Caboolture -2708 15295, Ipswich -2762 15276,
Springwood -2762 15313, Logan -2764 15311, Beenleigh -2771 15320, Mount Gravatt -2754 15308, Capalaba -2753 15319,
Gold Coast -2800 15340, Southport -2797 15340, Nerang -2799 15334, Toowoomba -2756 15195, Warwick -2822 15203,
Sunshine Coast -2665 15309, Maroochydore -2666 15310, Caloundra -2680 15312, Noosa -2640 15309, Gympie -2619 15267,
Maryborough -2554 15270, Hervey Bay -2529 15285, Bundaberg -2487 15235, Gladstone -2384 15126,
Rockhampton -2338 15051, Mackay -2114 14919, Airlie Beach -2027 14872, Townsville -1926 14682,
Cairns -1692 14577, Mount Isa -2073 13949,
Adelaide -3493 13860, Elizabeth -3472 13867, Gawler -3460 13875, Salisbury -3477 13864, Modbury -3483 13868,
Port Adelaide -3485 13850, Morphett Vale -3513 13852, Noarlunga -3514 13850, Mount Barker -3507 13886,
Victor Harbor -3555 13862, Murray Bridge -3512 13927, Mount Gambier -3783 14078, Port Augusta -3249 13777,
Whyalla -3303 13756, Port Lincoln -3472 13586,
Perth -3195 11586, Fremantle -3206 11575, Joondalup -3174 11577, Wanneroo -3175 11580, Midland -3189 11601,
Morley -3189 11590, Cannington -3202 11593, Armadale -3215 11601, Rockingham -3228 11573, Mandurah -3253 11572,
Bunbury -3333 11564, Busselton -3365 11535, Albany -3502 11788, Kalgoorlie -3075 12147, Geraldton -2877 11461,
Karratha -2074 11685, Port Hedland -2031 11860, Broome -1796 12223,
Hobart -4288 14733, Glenorchy -4283 14728, Launceston -4144 14714, Devonport -4118 14635, Burnie -4105 14591,
Darwin -1246 13084, Palmerston -1248 13098, Katherine -1447 13226, Alice Springs -2370 13388
`;

/** Without macrons, which few people type. @example bare('Taupō') // 'Taupo' */
const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

function readTowns(text: string): ReadonlyMap<string, KnownTown> {
  const read = [...text.matchAll(/([A-Z][A-Za-zāēīōū ]*) (-\d+) (\d+)/g)];
  return new Map(
    read.map(([, name = '', lat, long]) => [
      wordKey(plainWords(bare(name))),
      { name, position: { lat: Number(lat) / 100, long: Number(long) / 100 } },
    ]),
  );
}

/** The same for New Zealand. */
const newZealand = `
Auckland -3685 17476, Manukau -3699 17488, North Shore -3679 17476, Albany -3673 17470, Takapuna -3679 17477,
Henderson -3688 17463, Penrose -3691 17482, Botany -3693 17491, Pukekohe -3720 17490, Papakura -3707 17494,
Orewa -3659 17469, Whangārei -3573 17432, Kerikeri -3523 17395, Kaitaia -3511 17326, Hamilton -3779 17528,
Cambridge -3789 17547, Te Awamutu -3801 17532, Tauranga -3769 17617, Mount Maunganui -3764 17619, Rotorua -3814 17625,
Taupō -3869 17608, Whakatāne -3796 17699, Gisborne -3866 17802, Napier -3949 17691, Hastings -3964 17684,
New Plymouth -3906 17408, Hāwera -3959 17428, Whanganui -3993 17505, Palmerston North -4036 17561, Levin -4062 17528,
Paraparaumu -4091 17501, Porirua -4113 17484, Upper Hutt -4112 17507, Lower Hutt -4121 17491, Wellington -4129 17478,
Masterton -4096 17566, Nelson -4127 17328, Richmond -4134 17318, Blenheim -4151 17396, Westport -4175 17160,
Greymouth -4245 17121, Kaikōura -4240 17368, Rangiora -4330 17260, Christchurch -4353 17264, Addington -4354 17261,
Rolleston -4359 17238, Ashburton -4390 17175, Timaru -4440 17125, Oamaru -4510 17097, Dunedin -4587 17050,
Wānaka -4470 16915, Queenstown -4503 16866, Gore -4610 16894, Invercargill -4641 16835`;

const towns = new Map<CountryCode, ReadonlyMap<string, KnownTown>>();

/**
 * A town or suburb of the country where many cars are sold; of several with one name, the largest.
 * @param key its words as `wordKey` joins them
 */
export function knownTown(key: string, country: CountryCode): KnownTown | undefined {
  // Built on first use only: a browser that loads this file never needs it.
  const known = towns.get(country) ?? readTowns(country === 'NZ' ? newZealand : hundredths);
  towns.set(country, known);
  return known.get(bare(key));
}
