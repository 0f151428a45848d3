/** Words that mean nothing when something else is said. */
export const fillerWords: ReadonlySet<string> = new Set(
  `a about add advice afford after all along already also am amount an and any anyone anything approx are around
asap at aunt available base be because been best better between bit body boss both bottom boyfriend brand brands
bring brother but buy buying by can cant capable car carry carrying cars chasing cheers choice classy clean
color colour colours come comes comfortable comfortably comfy coming condition convert cool cost costs could
couldnt dad daughter day days dealer dealers dealership decent do does doesnt dont drive driver drivers drives
drivetrain driving each either engine engined engines every everyday everyone extra extremely fairly father find
fit fits fitting for forsale friend friendly from fully gday gearbox genuine get getting girl girlfriend girls
go goes going good got great guy guys has hasnt have having he hello her hey hi his honest hoping how hubby
husband i id ideal ideally if ill im in is ish it its ive just keen kid kind ladies lady less licence license
like loaded looking lot lots love man many mate maybe me men missus model models mom money more most mother
motor much mum must my near neat need needs next nice nicer nicest now num number of ok on one ones only option
options or our partner people per perfect perhaps person please pls plus plz possibly postcode practical pref
prefer preferably prefers pretty price priced purchase put quality quite really recommend recommended reliable
replace replacing ride right roomy roughly safe safest sale same second see seeking sell selling set sexy shape
she should shouldnt show sister so solid some somebody someone something son soon sort spacious spec specs spend
spot starting still stk stock stuff style stylish such suggest suggestions suit suitable suits super ta take
taking teenager than thank thanks that thats the them then there theres these they theyve thing things thinking
this those tidy to today too top transmission turning type u ultra uncle under unit units up upgrade upgrading
us use using vehicle vehicles version versus very vin vs want wanted wanting wants we weve what whatever whats
whatve wheels when where whether which whip who whod wife will wish wishing with within woman women wont would
ya you your yours yous youve < <= > >= - –`.split(/\s+/),
);
