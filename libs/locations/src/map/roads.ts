import type { Position } from '@forecourt/domain';
import { towns } from './towns.ts';

/** Main roads by their numbers and the towns that they lead through: straight between them, a drawing, not a chart. */
const routes = `
  M1 Sydney, Chatswood, Hornsby, Gosford, Morisset, Charlestown, Raymond Terrace; A1 Charlestown, Newcastle;
  A1 Raymond Terrace, Port Macquarie, Coffs Harbour, Grafton, Ballina, Murwillumbah, Coolangatta;
  M1 Coolangatta, Robina, Nerang, Helensvale, Coomera, Beenleigh, Springwood, Mount Gravatt, Brisbane;
  M1 Brisbane, Strathpine, Caboolture, Beerwah, Landsborough, Nambour, Cooroy, Gympie;
  A1 Gympie, Curra, Maryborough, Bundaberg, Rockhampton, Mackay, Townsville, Cairns;
  M4 Sydney, Parramatta, St Marys, Penrith; A32 Penrith, Springwood NSW, Katoomba, Lithgow, Raglan, Bathurst, Orange, Dubbo, Broken Hill;
  M5 Sydney, Bankstown, Liverpool, Campbelltown; M31 Campbelltown, Picton, Bowral, Goulburn, Yass, Gundagai, Holbrook, Albury;
  M7 Liverpool, Blacktown, Castle Hill; A9 Campbelltown, Camden, Penrith, Windsor;
  M31 Albury, Wodonga, Chiltern, Wangaratta, Seymour, Craigieburn, Melbourne;
  A1 Sydney, Hurstville, Sutherland, Helensburgh; M1 Helensburgh, Wollongong, Dapto;
  A1 Dapto, Shellharbour, Kiama, Berry, Nowra, Batemans Bay, Bega, Bairnsdale, Traralgon;
  M1 Traralgon, Pakenham, Dandenong, Oakleigh, Melbourne; B65 Wollongong, Port Kembla, Shellharbour;
  A41 Bathurst, Blayney, Cowra; B55 Bathurst, Eglinton; B55 Kelso, Sofala, Mudgee; C Kelso, Oberon; C Bathurst, Perthville, Rockley;
  A41 Albury, Lavington, Jindera, Culcairn, Wagga Wagga; B58 Lavington, Howlong, Corowa; B400 Wodonga, Tallangatta;
  C315 Wodonga, Yackandandah, Beechworth, Wangaratta; B400 Chiltern, Rutherglen, Corowa; A23 Goulburn, Canberra; M23 Yass, Gungahlin, Canberra;
  A23 Canberra, Woden, Tuggeranong; B52 Canberra, Fyshwick, Queanbeyan, Bungendore;
  M1 Melbourne, Werribee, Lara, Geelong; A1 Geelong, Winchelsea, Colac, Warrnambool, Mount Gambier;
  B100 Geelong, Grovedale, Torquay, Anglesea; B110 Geelong, Leopold, Drysdale, Queenscliff; A300 Geelong, Bannockburn, Ballarat;
  B110 Leopold, Ocean Grove; M8 Melbourne, Sunshine, Melton, Ballarat, Horsham, Murray Bridge; M1 Murray Bridge, Mount Barker, Adelaide;
  M79 Sunshine, Sunbury, Bendigo; A79 Bendigo, Mildura; M3 Melbourne, Box Hill, Ringwood, Dandenong, Frankston; M11 Frankston, Mornington;
  3 Melbourne, St Kilda, Brighton, Moorabbin, Cheltenham, Mordialloc, Frankston; M780 Dandenong, Cranbourne;
  M2 Brisbane, Indooroopilly, Goodna, Ipswich; A2 Ipswich, Toowoomba, Roma, Longreach, Mount Isa; M6 Goodna, Browns Plains, Beenleigh;
  A5 Goodna, Springfield, Ripley; 13 Brisbane, Sunnybank, Browns Plains, Beaudesert; M3 Brisbane, Chermside, Strathpine; 22 Carindale, Capalaba, Cleveland;
  2 Southport, Surfers Paradise, Broadbeach, Burleigh Heads, Palm Beach, Coolangatta; 20 Nerang, Southport; 90 Nerang, Canungra, Beaudesert;
  70 Landsborough, Buderim, Maroochydore, Coolum Beach, Noosa Heads, Cooroy; 6 Landsborough, Caloundra, Mooloolaba, Maroochydore;
  15 Gympie, Tin Can Bay; 49 Gympie, Kilkivan; 10 Maroochydore, Nambour; 51 Gympie, Amamoor, Imbil;
  2 Joondalup, Perth, Cockburn Central, Kwinana, Mandurah; 1 Mandurah, Bunbury; 5 Perth, Cottesloe, Fremantle;
  6 South Perth, Melville, Fremantle; 7 Fremantle, Canning Vale, Kalamunda; 3 Cockburn Central, Canning Vale, Cannington, Midland;
  30 Perth, Cannington, Armadale, Albany; 94 Perth, Midland, Northam, Kalgoorlie; 71 Scarborough, Cottesloe; 12 Fremantle, Kwinana, Rockingham, Mandurah;
  1 Perth, Geraldton, Carnarvon, Karratha, Port Hedland, Broome; A1 Adelaide, Elizabeth, Port Augusta; M20 Elizabeth, Gawler;
  A13 Adelaide, Marion, Noarlunga, Victor Harbor; A16 Adelaide, Port Adelaide; A17 Adelaide, Modbury; A5 Adelaide, Glenelg;
  1 Hobart, Glenorchy, Bridgewater, Launceston, Devonport; A3 Hobart, Bellerive, Sorell; A6 Hobart, Kingston, Huonville; A10 Bridgewater, New Norfolk;
  1 Darwin, Palmerston, Katherine, Tennant Creek; 87 Tennant Creek, Alice Springs; 36 Palmerston, Humpty Doo; 39 Darwin, Casuarina;
  A15 Newcastle, Maitland, Cessnock; B53 Raymond Terrace, Nelson Bay;
  1 Kaitaia, Whangārei, Orewa, Albany NZ, Takapuna, Auckland, Newmarket, Manukau, Papakura, Hamilton, Taupō, Palmerston North, Paraparaumu, Porirua, Wellington;
  16 Auckland, Henderson; 20 Onehunga, Māngere, Manukau; 1 Blenheim, Kaikōura, Kaiapoi, Papanui, Hornby, Rolleston, Timaru, Dunedin, Invercargill;
  76 Lyttelton, Christchurch, Riccarton, Hornby; 71 Kaiapoi, Rangiora; 74 Christchurch, New Brighton, Sumner; 75 Hornby, Lincoln; 2 Wellington, Lower Hutt, Upper Hutt`;

export interface Road {
  /** Its number, as signs show it; empty for a road without one. */
  name: string;
  course: readonly Position[];
}

const byName = new Map(towns.map((town) => [town.name, town]));

export const roads: readonly Road[] = routes.split(';').map((text) => {
  const [, name = '', course = ''] = /^(\S+) (.+)$/s.exec(text.trim()) ?? [];
  const places = course.split(',').flatMap((one) => byName.get(one.trim()) ?? []);
  return { name: name === 'C' ? '' : name, course: places };
});

/** Names in the list of roads that are no town: none. */
export const unknownTowns = routes
  .split(/[;,]/)
  .map((one) => one.trim().replace(/^[A-Z]?\d* (?=\S)/, ''))
  .filter((one) => !byName.has(one));
