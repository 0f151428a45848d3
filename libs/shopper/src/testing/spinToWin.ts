import type { PrizeTicket, WheelPrize } from '../model/spinToWin.ts';

export const samplePrizes: readonly WheelPrize[] = [
  { id: 'wash', name: 'A car wash', text: 'Inside and out, at any of our places.' },
  { id: 'service', name: '$100 off a service', text: 'For any make, within six months.' },
  { id: 'cap', name: 'A cap', text: '' },
  { id: 'mats', name: 'Floor mats', text: 'For the car you buy from us.' },
  { id: 'fuel', name: '$50 of fuel', text: 'A card for any petrol station.' },
  { id: 'mug', name: 'A travel mug', text: '' },
];

export const sampleTicket: PrizeTicket = {
  prizeId: 'service',
  name: '$100 off a service',
  text: 'For any make, within six months.',
  code: 'K7M2-X9RT',
  wonAt: '2026-11-28T06:15:00Z',
};
