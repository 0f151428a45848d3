import { csv } from '../../testing/feedFixture.ts';

export interface LayoutSample {
  content: string;
  /** How many rows are no stock. @default 0 */
  skipped?: number;
  /** What the layout says otherwise of the Corolla. */
  corolla?: object;
  /** What else is known of the Ranger. */
  more: object;
}

export const corolla = {
  stocknum: 'N1',
  name: '2025 Toyota Corolla ZR',
  make: 'Toyota',
  model: 'Corolla',
  badge: 'ZR',
  year: 2025,
  car_type: 'new',
  km: 12,
  price: 3_599_000,
};
export const ranger = {
  stocknum: 'U2',
  name: '2021 Ford Ranger Wildtrak 3.2 (4x4)',
  make: 'Ford',
  model: 'Ranger',
  badge: 'Wildtrak 3.2 (4x4)',
  year: 2021,
  car_type: 'used',
  km: 41_404,
  price: 4_799_000,
};
const images = ['1', '2'].map((name) => ({ url: `https://img.example/u2/${name}.jpg` }));
const [front, back] = images.map(({ url }) => url);
const vin = 'MNAUMAF50JW123456';

export const layoutSamples: Readonly<Record<string, LayoutSample>> = {
  'us-inventory-csv': {
    content: csv(
      '"DealerID","Type","Stock","VIN","Year","Make","Model","Trim","Body","Doors","ExtColor","EngCylinders","EngDisplacement","Transmission","Odometer","Price","MSRP","Certified","DateInStock","Description","EngFuel","Drivetrain","PassengerCount","OptionList","ImageList"',
      '"7","New","N1","","2025","Toyota","Corolla","ZR","Hatch","5","White","4","2.0L","CVT","12","35990","36990","False","11/20/2026","","Gas","FWD","5","",""',
      `"7","Used","U2","${vin}","2021","Ford","Ranger","Wildtrak 3.2 (4x4)","Pickup","4","Blue","5","3.2L","6-Speed Automatic","41404","47990","0","True","11/01/2026","Tow bar, canopy.","Diesel","4WD","5","Bluetooth,Tow bar","${front},${back}"`,
      '"7","Wholesale","W3","","2009","Kia","Rio","","Hatch","5","Red","4","1.4L","Manual","190000","900","","False","11/02/2026","","Gas","FWD","5","",""',
    ),
    skipped: 1,
    more: {
      vin,
      images,
      simple_body: 'Ute',
      simple_fuel: 'Diesel',
      simple_transmission: 'Automatic',
      drive: '4x4',
      engine_size_litres: 3.2,
      certified: true,
      before_price: null,
      created_at: Date.UTC(2026, 9, 31, 13) / 1_000,
      standardEquipment: ['Bluetooth', 'Tow bar'],
    },
  },
  'dealer-json': {
    content: `{"count":3,"listings":[
{"new_used":"new","category":"car","make":"Toyota","model":"Corolla","variant":"ZR","stock_number":"N1","registration_year":2025,"mileage":12,"engine_capacity":1987,"transmission":"Automatic","list_price":35990,"image_urls":[],"features":[],"status":"in_stock"},
{"new_used":"used","category":"car","body_type":"Ute","make":"Ford","model":"Ranger","variant":"Wildtrak 3.2 (4x4)","vin":"${vin}","stock_number":"U2","registration_number":"ABC123","registration_year":2021,"mileage":41404,"engine_capacity":3198,"fuel_type":"Diesel","transmission":"Automatic","features":["Tow bar","Canopy"],"list_price":47990,"image_urls":["${front}","${back}"],"status":"sold"},
{"new_used":"used","category":"motorcycle","make":"Honda","model":"CB500","stock_number":"M3"}]}`,
    skipped: 1,
    more: { vin, images, sold: true, regplate: 'ABC123', engine_size: 3_198, standardEquipment: ['Tow bar', 'Canopy'] },
  },
  'german-positional-csv': {
    content: csv(
      '7;N1;Limousine;Toyota;Corolla ZR;103;11.2025;12;35990,00;1;3;White;;1',
      '7;U2;Geländewagen;Ford;Ranger Wildtrak 3.2 (4x4);147;05.2021;41404;47.990,00;2;3;Blue;"Tow bar; canopy";0',
    ),
    more: {
      build_date: '2021-05',
      simple_fuel: 'Diesel',
      simple_transmission: 'Automatic',
      dealercomments: 'Tow bar; canopy',
    },
  },
  'facebook-automotive': {
    content: csv(
      'vehicle_id,title,description,url,make,model,year,trim,mileage.value,mileage.unit,image[0].url,image[0].tag[0],image[1].url,transmission,fuel_type,body_style,drivetrain,vin,price,sale_price,address,exterior_color,state_of_vehicle,availability,date_first_on_lot',
      'N1,2025 Toyota Corolla ZR,,https://d.example/n1,Toyota,Corolla,2025,ZR,12,KM,,,,AUTOMATIC,GASOLINE,HATCHBACK,FWD,,35990 AUD,,"{""city"": ""Perth"", ""region"": ""WA""}",White,NEW,AVAILABLE,2026-11-20',
      `U2,2021 Ford Ranger Wildtrak 3.2 (4x4),Tow bar.,https://d.example/u2,Ford,Ranger,2021,Wildtrak 3.2 (4x4),41404,KM,${front},exterior,${back},AUTOMATIC,DIESEL,TRUCK,4X4,${vin},49990 AUD,47990 AUD,"{addr1: '1 Example St', city: 'Perth', region: 'Western Australia'}",Blue,USED,Available,2026-11-01`,
    ),
    more: {
      vin,
      images,
      city: 'Perth',
      state: 'WA',
      before_price: 4_999_000,
      simple_body: 'Ute',
      simple_fuel: 'Diesel',
      drive: '4x4',
    },
  },
  'google-vehicle-tsv': {
    content: csv(
      'id\tvin\tstore_code\tcondition\tmake\tmodel\ttrim\tyear\tmileage\tprice\tcolor\tbody_style\tvehicle_option\timage_link\tadditional_image_link\tlink_template',
      'N1\t\tS1\tnew\tToyota\tCorolla\tZR\t2025\t12 km\t35990 AUD\tWhite\thatchback\t\t\t\thttps://d.example/n1',
      `U2\t${vin}\tS1\tused\tFord\tRanger\tWildtrak 3.2 (4x4)\t2021\t41404 km\t47990 AUD\tBlue\tpickup\tTow bar,Canopy\t${front}\t${back}\thttps://d.example/u2`,
    ),
    more: { vin, images, simple_body: 'Ute', standardEquipment: ['Tow bar', 'Canopy'] },
  },
  'google-vehicle-xml': {
    content: `<?xml version="1.0"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Stock</title>
<item><g:id>N1</g:id><g:condition>new</g:condition><g:make>Toyota</g:make><g:model>Corolla</g:model><g:trim>ZR</g:trim><g:year>2025</g:year><g:mileage>12 km</g:mileage><g:price>35990.00 AUD</g:price></item>
<item><g:id>U2</g:id><g:vin>${vin}</g:vin><title>2021 Ford Ranger Wildtrak 3.2 (4x4)</title><description>Tow bar &amp; canopy.</description><g:condition>used</g:condition><g:make>Ford</g:make><g:model>Ranger</g:model><g:trim>Wildtrak 3.2 (4x4)</g:trim><g:year>2021</g:year><g:mileage>41404 km</g:mileage><g:price>47990.00 AUD</g:price><g:image_link>${front}</g:image_link><g:additional_image_link>${back}</g:additional_image_link></item>
</channel></rss>`,
    more: { vin, images, dealercomments: 'Tow bar & canopy.' },
  },
  'uk-portal-csv': {
    content: csv(
      'Feed_Id,Vehicle_ID,FullRegistration,Colour,FuelType,Year,Mileage,Bodytype,Doors,Make,Model,Variant,EngineSize,Price,Transmission,PictureRefs,Options,Comments,New,ExDemo',
      '7,N1,,White,Petrol,2025,12,Hatchback,5,Toyota,Corolla,ZR,1987,35990,Automatic,,,,Y,N',
      `7,U2,ABC123,Blue,Diesel,2021,41404,Pick Up,4,Ford,Ranger,Wildtrak 3.2 (4x4),3198,47990,Automatic,"${front},${back}","Tow bar,Canopy",Tidy.,N,N`,
    ),
    more: {
      images,
      regplate: 'ABC123',
      engine_size: 3_198,
      simple_body: 'Ute',
      standardEquipment: ['Tow bar', 'Canopy'],
    },
  },
  'wordpress-motors-csv': {
    content: csv(
      'ID,Title,Content,Condition,Body,Make,Model,Serie,Mileage,Fuel type,Transmission,Year,Price,Sale Price,Exterior Color,Features,Gallery,Stock Number,VIN,Registered,Sold,Post Date',
      '11,2025 Toyota Corolla ZR,,New Cars,Hatch,Toyota,Corolla,ZR,12,Petrol,Automatic,2025,35990,,White,,,N1,,,,2026-11-20 09:15:00',
      `12,2021 Ford Ranger Wildtrak 3.2 (4x4),Tidy.,Used Cars,Ute,Ford,Ranger,Wildtrak 3.2 (4x4),41404,Diesel,Automatic,2021,49990,47990,Blue,Tow bar|Canopy,${front}|${back},U2,${vin},05/05/2027,on,2026-11-01 09:15:00`,
    ),
    more: {
      vin,
      images,
      sold: true,
      rego_expiry: '2027-05-05',
      before_price: 4_999_000,
      created_at: Date.UTC(2026, 9, 31, 22, 15) / 1_000,
      standardEquipment: ['Tow bar', 'Canopy'],
    },
  },
  'dealer-spreadsheet': {
    content: csv(
      'Stk #,Yr,Vehicle,Kms,Rego,Colour,Drive Away',
      'N1,2025,Toyota Corolla ZR,12,,White,"$35,990.00"',
      'U2,2021,Ford Ranger Wildtrak 3.2 (4x4),"41,404",ABC123,Blue,"$47,990.00"',
      'Total,2,,,,,"$83,980.00"',
    ),
    skipped: 1,
    // A spreadsheet says of no vehicle that it is new.
    corolla: { car_type: 'used' },
    more: { price_type: 'Drive Away', regplate: 'ABC123', colour: 'Blue' },
  },
  'dms-pipe': {
    content: csv(
      'STOCKNO|TYPE|YEAR|MAKE|MODEL|BADGE|SERIES|BODY|TRANS|FUEL|ODO|COLOUR|REGO|REGOEXP|VIN|PRICE|DRIVEAWAY|COMMENTS|PHOTOS',
      'N1|N|2025|TOYOTA|COROLLA|ZR||HATCH|AUTO|PETROL|12|WHITE||||35990|Y||',
      `U2|U|2021|FORD|RANGER|Wildtrak 3.2 (4x4)|PX|UTE|AUTO|DIESEL|41404|BLUE|ABC123|05/05/2027|${vin}|47990|Y|"Top" ute, 17" wheels|${front},${back}`,
      'W3|W|2009|KIA|RIO|||HATCH|MANU|PETROL|190000|RED||||900|N||',
    ),
    skipped: 1,
    more: {
      vin,
      images,
      series: 'PX',
      colour: 'Blue',
      simple_body: 'Ute',
      price_type: 'Drive Away',
      rego_expiry: '2027-05-05',
      dealercomments: '"Top" ute, 17" wheels',
    },
  },
};
