import type { ReviewText } from './groupReviews.ts';

/** Reviews of the superstore's locations by their ids; no text stands twice. */
export const storeReviews: Readonly<Record<string, readonly ReviewText[]>> = {
  'loc-haggle-springwood': [
    ['Shane V.', 5, 'The sticker said one price and so did the invoice. I had my speech ready and never needed it.'],
    ['Kavita R.', 5, 'Looked at six cars in an hour without a salesperson following us around.'],
    ['Leo M.', 4, 'Huge range. Wear good shoes.'],
    [
      'Tamsin B.',
      5,
      'Brought the first one back the next morning and they swapped it with a smile.',
      'That is what the 48 hours are for, Tamsin.',
    ],
    ['Hoang N.', 5, 'Every stone chip was in the photos. I knew the car before I saw it.'],
    [
      'Greg P.',
      2,
      'Good car but the queue to sign on Saturday was over an hour.',
      'Sorry Greg. You can now sign on your phone before you come in.',
    ],
  ],
  'loc-haggle-ipswich': [
    ['Donna K.', 5, 'Single mum, small budget, and I was treated like I was buying a Ferrari.'],
    ['Jack O.', 4, 'The ute was cleaner than described. They forgot the cargo net, then posted it.'],
    ['Sina T.', 5, 'The inspection sheet listed two things I would have missed and both were fixed.'],
    ['Warren D.', 5, 'In at ten, home by noon, and not one argument about money.'],
    ['Chloe A.', 4, 'Easy to deal with. The test drive loop has every kind of road on it.'],
    [
      'Imran S.',
      3,
      'Rego transfer took a few days longer than I was told.',
      'Thanks for your patience, Imran. We lodge them online now.',
    ],
  ],
  'loc-haggle-penrith': [
    ['Maree L.', 5, 'They held the X-Trail until I could get there from Lithgow and it was out the front, warm.'],
    ['Paulo F.', 5, 'Compared the price with four other yards. It was the lowest and I did not have to ask.'],
    ['Denise H.', 4, 'Good value and honest people. Bring a hat, the yard gets hot.'],
    ['Ash W.', 5, 'They sorted the finance payout on my old car on the spot.'],
    ['Bo C.', 5, 'The engine guarantee was explained line by line, including what it does not cover.'],
    [
      'Rhys G.',
      3,
      'No complaints about the car. I would have liked a call before pickup, not a text.',
      'Noted, Rhys. We will ring next time.',
    ],
  ],
  'loc-haggle-buying': [
    ['Gwen S.', 5, 'Sold my late husband’s car here. They were kind and took care of all the forms.'],
    ['Yusuf A.', 5, 'Offer by text, looked at it for fifteen minutes, money in my account that afternoon.'],
    ['Candice R.', 5, 'They paid the exact figure they quoted online.'],
    ['Tim E.', 4, 'Not the highest number I was offered, but the only one that did not drop when I arrived.'],
    ['Sofia D.', 5, 'Free pick-up from Logan and they even found my spare key under the seat.'],
    ['Ken Y.', 5, 'Explained how they got to the price, with three sold cars to compare.'],
  ],
  'loc-haggle-service': [
    ['Alana J.', 5, 'Oil and filters done in just over an hour while I worked at their desk.'],
    ['Rob N.', 4, 'Quote and invoice were the same to the cent. Radio was left on a station I do not care for.'],
    ['Mei F.', 5, 'They filmed the leak so I could see it for myself.'],
    ['Stuart B.', 5, 'Collected the car from work in Underwood and brought it back vacuumed.'],
    ['Jen M.', 4, 'My Corolla came from another dealer and they still treated me like one of their own.'],
    [
      'Pat O.',
      2,
      'Booked for eight, seen at nine.',
      'You should not have waited, Pat. We have spaced out the morning bookings.',
    ],
  ],
};
