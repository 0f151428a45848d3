import { any, isCode, isDate, isMoney, isMonth, isWord, isYesNo, matches, numberWithin, short } from './columnLooks.ts';

/** How columns are called that hold a field, and how their texts look. */
export interface FieldGuess {
  /** Field of a vehicle; `title` is a text that has to be taken apart. */
  path: string;
  /** Names of columns, folded, the likeliest first. */
  names: readonly string[];
  looks: (text: string) => boolean;
  /** Whether the looks alone tell the field, without a name that is known. */
  byLooks?: boolean;
}

const words = (text: string): string[] => text.trim().split(/\s+/);

export const fieldGuesses: readonly FieldGuess[] = [
  {
    path: 'vin',
    names: words('vin vinnumber vinno chassis chassisnumber fahrgestellnummer fin fgstnr'),
    looks: matches(/^[A-HJ-NPR-Z0-9 -]{11,20}$/i),
  },
  {
    path: 'stocknum',
    names: words(
      'stocknum stock stockno stocknumber stk stkno stocknr stockid stockcode internenummer internenr fahrzeugnummer angebotsnummer vehicleid unitno unitnumber',
    ),
    looks: matches(/^[\p{L}\d][\p{L}\d ._/#-]{0,39}$/u),
  },
  {
    path: 'year',
    names: words(
      'year yr modelyear vehicleyear caryear buildyear yearbuilt manufactureyear yearofmanufacture registrationyear baujahr my',
    ),
    looks: matches(/^(?:19[5-9]|20[0-4])\d(?:\.0)?$/),
    byLooks: true,
  },
  {
    path: 'make',
    names: words('make makename manufacturer brand marke hersteller carmake vehiclemake'),
    looks: matches(/^\p{L}[\p{L}\d &.'-]{1,30}$/u),
    byLooks: false,
  },
  { path: 'model', names: words('model modelname modell carmodel vehiclemodel family'), looks: short },
  {
    path: 'badge',
    names: words('badge trim trimlevel variant variante grade derivative version serie ausstattungslinie spec'),
    looks: short,
  },
  { path: 'series', names: words('series modelseries baureihe'), looks: short },
  {
    path: 'title',
    names: words(
      'title vehicletitle vehicle vehiclename name carname heading headline advertheading titel bezeichnung fahrzeug cardescription vehicledescription car description',
    ),
    looks: (text) => text.length <= 90 && text.includes(' ') && !/[<\n]/.test(text),
  },
  {
    path: 'car_type',
    names: words(
      'cartype condition type newused newuseddemo newusedtype usednew neworused stocktype vehicletype stateofvehicle vehiclecondition zustand fahrzeugzustand fahrzeugart neufahrzeug',
    ),
    looks: isCode('condition'),
    byLooks: true,
  },
  {
    path: 'km',
    names: words(
      'km kms kilometres kilometers odometer odo odometerreading mileage mileagevalue kilometer kilometerstand laufleistung miles',
    ),
    looks: (text) => numberWithin(0, 2_000_000)(text) && !/[$€£]/.test(text),
  },
  {
    path: 'price_type',
    names: words('pricetype priceguide driveaway isdriveaway driveawayflag pricingtype'),
    looks: isCode('price-type'),
  },
  {
    path: 'special_price',
    names: words('saleprice specialprice offerprice nowprice promoprice discountprice clearanceprice aktionspreis'),
    looks: isMoney,
  },
  {
    path: 'price',
    names: words(
      'price sellingprice internetprice advertisedprice advertprice askingprice driveaway driveawayprice pricedriveaway egc egcprice priceegc listprice retailprice retail preis verkaufspreis bruttopreis pricevalue',
    ),
    looks: isMoney,
  },
  {
    path: 'before_price',
    names: words(
      'beforeprice was wasprice previousprice priorprice rrp msrp oldprice originalprice rrprice listprice retailprice uvp altpreis',
    ),
    looks: isMoney,
  },
  {
    path: 'status',
    names: words('status availability stockstatus salestatus vehiclestatus verfuegbarkeit'),
    looks: (text) => text.length <= 40,
  },
  { path: 'sold', names: words('sold issold verkauft'), looks: isYesNo },
  { path: 'reserved', names: words('reserved isreserved onhold underoffer depositpaid reserviert'), looks: isYesNo },
  { path: 'certified', names: words('certified cpo iscertified certifiedpreowned approved'), looks: isYesNo },
  {
    path: 'simple_transmission',
    names: words(
      'simpletransmission transmission trans transmissiontype gearbox gearboxtype geartype gear getriebe getriebeart',
    ),
    looks: isWord('transmission'),
    byLooks: true,
  },
  {
    path: 'simple_fuel',
    names: words('simplefuel fuel fueltype engfuel enginefuel kraftstoff kraftstoffart treibstoff'),
    looks: isWord('fuel'),
    byLooks: true,
  },
  {
    path: 'drive',
    names: words('drive drivetype drivetrain drivenwheels wheeldrive antrieb antriebsart'),
    looks: isWord('drive'),
    byLooks: true,
  },
  {
    path: 'simple_body',
    names: words(
      'simplebody body bodytype bodystyle bodyshape shape vehiclebody karosserie karosserieform aufbau kategorie category',
    ),
    looks: short,
  },
  {
    path: 'colour',
    names: words(
      'colour color extcolour extcolor exteriorcolour exteriorcolor bodycolour bodycolor vehiclecolour vehiclecolor paint paintcolour farbe aussenfarbe',
    ),
    looks: matches(/^[\p{L}][\p{L}\d ()/.'&-]{1,60}$/u),
  },
  {
    path: 'interior_colour',
    names: words('interiorcolour interiorcolor intcolour intcolor trimcolour trimcolor interior innenfarbe polsterung'),
    looks: short,
  },
  {
    path: 'regplate',
    names: words(
      'regplate rego regono registration registrationnumber registrationno regnumber regno licenceplate licenseplate plate plateno numberplate kennzeichen fullregistration',
    ),
    looks: matches(/^[A-Z0-9 ·-]{2,12}$/i),
  },
  {
    path: 'rego_expiry',
    names: words(
      'regoexpiry regoexp regoexpires regoexpirydate registrationexpiry registrationexpirydate regodue registered regoto',
    ),
    looks: isDate,
  },
  {
    path: 'build_date',
    names: words(
      'builddate built buildmonth manufactured productiondate ez erstzulassung firstregistration dateofmanufacture',
    ),
    looks: isMonth,
  },
  {
    path: 'compliance_date',
    names: words('compliancedate compliance complianceplate complied compliancemonth'),
    looks: isMonth,
  },
  {
    path: 'doors',
    names: words('doors noofdoors numberofdoors doorcount tueren anzahltueren'),
    looks: numberWithin(1, 10),
  },
  {
    path: 'seats',
    names: words(
      'seats noofseats numberofseats seating seatingcapacity seatcount passengercount passengercapacity sitze sitzplaetze',
    ),
    looks: numberWithin(1, 60),
  },
  {
    path: 'cylinders',
    names: words('cylinders cyl noofcylinders numberofcylinders engcylinders enginecylinders cylindercount zylinder'),
    looks: matches(/^V?\d{1,2}\b/i),
  },
  {
    path: 'engine_size',
    names: words('enginesizecc enginecc cc ccm enginecapacity enginesize hubraum capacity cubiccapacity'),
    looks: numberWithin(50, 20_000),
  },
  {
    path: 'engine_size_litres',
    names: words(
      'enginesizelitres litres liters enginelitres engine enginesize engdisplacement enginedisplacement displacement enginecapacity',
    ),
    looks: matches(/^\d{1,2}(?:\.\d{1,2})?\s*(?:l|lt|ltr|litres?|liters?)?\b/i),
  },
  { path: 'nvic', names: words('nvic nviccode glasscode'), looks: matches(/^[A-Z0-9]{4,12}$/i) },
  {
    path: 'created_at',
    names: words(
      'createdat created datecreated dateinstock datein dateadded datelisted listeddate listingdate postdate stockdate stockeddate instockdate datefirstonlot firstseen arrivaldate eingestellt erstelltam',
    ),
    looks: isDate,
  },
  {
    path: 'dealercomments',
    names: words(
      'dealercomments comments comment sellerscomments sellercomments dealercomment vehiclecomments description advertdescription adtext advert blurb notes remarks content bemerkung bemerkungen beschreibung',
    ),
    looks: any,
  },
  { path: 'tag', names: words('tag banner sticker attentiongrabber'), looks: short },
  {
    path: 'city',
    names: words('city suburb town locality ort stadt addresscity'),
    looks: matches(/^\p{L}[\p{L} .'-]{1,60}$/u),
  },
  { path: 'state', names: words('state region stateabbreviation addressregion bundesland'), looks: isWord('state') },
  {
    path: 'location_name',
    names: words('locationname location yard branch site store dealership standort'),
    looks: short,
  },
];
