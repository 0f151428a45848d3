/**
 * Sentences dealers might write. Marks in braces are filled in per vehicle: {name}, {model}, {badge}, {year}, {km}, {colour},
 * {body}, {drive}, {fuel}, {transmission}, {feature1} to {feature3}, {seats}, {towing}, {city}, {dealer}, {sleeps}, {tare}, {lightTare} (only of light vans).
 */
export const openings = {
  used: [
    'Here is a {year} {model} {badge} that has been looked after, and it shows the moment you sit in it.',
    'This {model} {badge} came to us as a trade from a long-standing customer and has travelled just {km}.',
    'If you have been hunting for a tidy {model}, this one deserves a look before the weekend.',
    'Finished in {colour} and showing {km}, this {name} is ready for its next owner.',
    'A sensible {body} with plenty of life left. Our workshop has been over it from top to bottom.',
    'We sold this {model} new and we have serviced it ever since, so we know it well.',
    'Good ones like this do not sit around. {year} {model} {badge} in {colour}, {km} on the clock.',
    'Second car of a retired couple, garaged, and driven mostly to the shops and the golf club.',
  ],
  new: [
    'Brand new {model} {badge}, on the floor in {city} and ready to drive away.',
    'Just off the truck: {name} in {colour}. Book a drive and see what has changed.',
    'No waiting list on this one. The {model} {badge} in {colour} is here now.',
    'The {model} {badge} brings {feature1} and {feature2} as standard, which is a lot of car for the money.',
    'Order books can be long, so we keep a few of the popular ones. This {badge} is one of them.',
  ],
  demo: [
    'Driven by our sales team and looked after like our own. Only {km} travelled.',
    'Save on new: this {model} {badge} demonstrator has done just {km} and keeps the balance of its factory warranty.',
    'Our test drive car is now for sale. {colour}, {km}, and never driven by anyone without a licence and a smile.',
  ],
  caravan: [
    'A {sleeps}-berth {model} that is ready for the big lap or a long weekend down the coast.',
    'Light enough at {lightTare} tare to tow with an everyday wagon, and roomy enough to stay in for a month.',
    'One-owner {name}, always stored under cover and freshly checked by our service team.',
    'Set up properly, easy to tow and easy to live in. Come and have a cup of tea in it.',
    'Made for people who would rather be beside a river than in a queue. {name} in very good order.',
  ],
  newCaravan: [
    'Brand new and ready to sleep {sleeps}: the {model} {badge} is on display in {city}.',
    'Light enough at {lightTare} tare to tow with an everyday wagon. The new {model} is here to walk through.',
    'The {model} {badge} comes with {feature1} and {feature2} as standard. Bring the family and pick your beds.',
    'Fresh from the factory. This {name} is plumbed, tested and ready for its first trip.',
  ],
} as const;

export const middles = {
  used: [
    'It comes with a full set of books, two keys and a service history we are happy to show you. The tyres have plenty of tread and the windscreen is free of chips.',
    'Our technicians have completed a full safety inspection, changed the oil and filters and replaced anything that was not up to scratch.',
    'Highlights include {feature1}, {feature2} and {feature3}. Everything works as it should.',
    'The interior has been detailed and smells like a car should. There are a couple of small marks on the rear bumper, which we have photographed so there are no surprises.',
    'Power comes from the {fuel} engine with a {transmission} transmission, and it pulls strongly without being thirsty.',
    'There is room for {seats} and still space in the back for the pram, the dog or the esky.',
    'It tows up to {towing} braked, so the boat, the van or the trailer is taken care of.',
    'No finance owing, not a repairable write-off, and the title check is here for you to read.',
  ],
  new: [
    'Standard equipment includes {feature1}, {feature2} and {feature3}, plus the full set of active safety features you would expect.',
    'You get the full manufacturer warranty from the day you drive out, and capped-price servicing in our own workshop.',
    'Have a trade? We will look at it while you are out on your test drive and give you a figure in writing.',
    'We can register it in {city} this week, or deliver it anywhere in the country.',
  ],
  demo: [
    'You keep the rest of the new car warranty, and the first service is on us.',
    'Standard equipment includes {feature1}, {feature2} and {feature3}.',
    'It has been serviced on time in our own workshop and has never been smoked in.',
  ],
  caravan: [
    'Inside you will find {feature1}, {feature2} and {feature3}. There is more storage than you will know what to do with.',
    'We have tested the gas, the water and the 12-volt system, repacked the bearings and checked the brakes.',
    'Tare is {tare}. Bring your tow car and we will talk through weights, hitch and brake controller before you sign anything.',
    'The awning, the bed and the fridge are all in lovely condition, and the seals have been checked for leaks.',
    'Allow half a day for the handover. We show you every tap, switch and valve, and you can stay the night in our yard if you like.',
  ],
  newCaravan: [
    'Inside you will find {feature1}, {feature2} and {feature3}. There is more storage than you will know what to do with.',
    'You get the full factory warranty, and our own service centre looks after it once you are on the road.',
    'Tare is {tare}. Tell us what you tow with and we will do the sums on weights, hitch and brake controller with you.',
    'Allow half a day for the handover. We show you every tap, switch and valve, and you can stay the night in our yard if you like.',
  ],
} as const;

export const closings = [
  'Call, send an enquiry or drop in to {dealer} in {city}. The coffee is decent.',
  'Not local? We send walk-around videos every day and deliver anywhere in the country.',
  'Finance is available to approved buyers, and we are happy to give you a figure over the phone.',
  'Trade-ins of any make are welcome, running or otherwise.',
  'Book a test drive online and we will have it out the front with the air conditioning on.',
  'You get every figure in writing before you sign anything.',
  'Please ring first to make sure it is still here. Popular ones can sell the same day.',
  'We plan to be here when you need a service in five years.',
] as const;

export const shouting = [
  'HURRY!!! THIS {model} WILL NOT LAST!!! BEST PRICE IN {city} GUARANTEED!!! CALL NOW!!! ALL TRADES WELCOME!!! WE WANT YOUR TRADE!!! ',
  'WOW WOW WOW!!! LOOK AT THIS {name}!!! LOW KMS!!! FULL BOOKS!!! NOTHING TO SPEND!!! MUST BE SOLD THIS WEEKEND!!!',
] as const;

/** What feeds really carry at times: markup, left-over scripts and unclosed tags. None of it may reach a page as markup. */
export const markup = [
  '<b>IMMACULATE</b> {name}<br><br>Features:<ul><li>{feature1}</li><li>{feature2}</li></ul><script>document.title = "changed by a feed";</script>Call <a href="javascript:void(0)">us</a> today.',
  '<p style="color:red;font-size:40px">SPECIAL</p>{name} &amp; ready to go &ndash; <i>see it today<img src="x" onerror="document.title=1">',
  '<div class="ad"><h1>{name}</h1><table><tr><td>{colour}</td><td>{km}</td></tr></table>Servicing up to date & <strong>two keys',
] as const;

export const emoji = [
  '🔥🔥 {name} 🔥🔥 ✅ Full service history ✅ Two keys ✅ {feature1} 🚗💨 Come and see us in {city}! 👍👍👍 ⭐⭐⭐⭐⭐',
  '😍 {colour} beauty! 🙌 {km} only 👀 Finance available 💰 Trade-ins welcome 🔑 Message us 📲 today!!',
] as const;
