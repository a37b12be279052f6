import { addressLine, makeAddress } from './addresses.ts';
import type { Random } from './random.ts';

/** The owner's data that descriptions use. */
export type Owner = { age: number; home: string };
export type Describe = (random: Random, owner: Owner) => string;

const CARS =
  'Toyota Yaris,Toyota RAV4,Volvo V60,Volvo XC40,Volkswagen Golf,Volkswagen ID.4,Skoda Enyaq,Skoda Octavia,Nissan Leaf,' +
  'Tesla Model 3,Tesla Model Y,BMW i3,Audi e-tron,Ford Focus,Ford Mustang Mach-E,Hyundai Kona,Hyundai Ioniq 5,Kia Niro,' +
  'Kia EV6,Mazda CX-5,Peugeot 208,Polestar 2,MG ZS,Subaru Forester,Suzuki Swift,Mitsubishi Outlander';
const VANS = 'Toyota Hiace,Volkswagen Transporter,Ford Transit,Mercedes Vito,Peugeot Partner';
const MOTORCYCLES = 'Yamaha MT-07,Honda CB500,BMW R 1250 GS,Harley-Davidson Sportster,Triumph Bonneville';
const MOPEDS = 'Yamaha Aerox,Vespa Primavera,Peugeot Kisbee,Aprilia SR';
const TRAILERS = 'Tysse 5716,Brenderup 1205,Gaupen 1265,Tysse 6374';
const VETERANS = 'Volvo Amazon 1966,Volkswagen 1300 1969,Saab 96 1972,Mercedes 190 1962,Ford Taunus 1968';
const TRACTORS = 'Massey Ferguson 35,Valtra A95,John Deere 5090,Fendt 211';
const CARAVANS = 'Hobby 495,Kabe Royal 560,Adria Altea 472,Knaus Südwind 500';
const SNOWMOBILES = 'Lynx Ranger 600,Ski-Doo Expedition,Polaris Voyageur';
const SCOOTERS = 'Xiaomi Mi 3,Segway Ninebot Max,E-Way E-5';
const BOATS =
  'Pioner 13 med påhengsmotor 10 hk,Askeladden 525 med påhengsmotor 60 hk,Bayliner Element,Viknes 830,Bavaria 34,' +
  'Rana 17 med påhengsmotor 30 hk,Nidelv 26';
const DOGS = 'Bamse Luna Bella Max Molly Charlie Balder Frøya Kompis Nala'.split(' ');
const DOG_BREEDS =
  'islandsk fårehund,norsk elghund grå,labrador retriever,golden retriever,blandingshund,cocker spaniel,border collie';
const CATS = 'Pus Simba Tigergutt Snøfnugg Mons Misse Felix Melis'.split(' ');
const CAT_BREEDS = 'norsk skogkatt,huskatt,maine coon,ragdoll,siameser';
const HORSE_NAMES = 'Blakken Svarten Faksi Blesa Lykkelin Tyra'.split(' ');
const HORSES = 'fjordhest,dølahest,nordlandshest,islandshest,varmblods';

const one = (random: Random, list: string) => random.pick(list.split(','));

/** Describes a vehicle and its registration number. Numbers that begin with 0 belong to no vehicle. */
const vehicle =
  (models: string, digits: 4 | 5): Describe =>
  (random) => {
    const letters = random.pick(['EK', 'EL', 'EV', 'BT', 'SU', 'VJ', 'DR', 'RH', 'KH', 'ZT', 'HJ', 'FX']);
    const number = String(random.between(1, 10 ** (digits - 1) - 1)).padStart(digits, '0');
    return `${one(random, models)}, ${letters} ${number}`;
  };

/** Returns a sum as descriptions write it, '1 500 000 kr'. The limits and the step are in thousands. */
function sumOf(random: Random, from: number, to: number, step: number): string {
  const thousands = String(from + step * random.below((to - from) / step + 1));
  return `${thousands.replace(/\B(?=(\d{3})+$)/g, ' ')} 000 kr`;
}

const oneOf =
  (list: string): Describe =>
  (random) =>
    one(random, list);

/** Descriptions of insured objects. */
export const about = {
  car: vehicle(CARS, 5),
  van: vehicle(VANS, 5),
  veteran: vehicle(VETERANS, 5),
  motorcycle: vehicle(MOTORCYCLES, 4),
  moped: vehicle(MOPEDS, 4),
  trailer: vehicle(TRAILERS, 4),
  caravan: vehicle(CARAVANS, 4),
  tractor: vehicle(TRACTORS, 4),
  snowmobile: vehicle(SNOWMOBILES, 4),
  scooter: oneOf(SCOOTERS),
  boat: oneOf(BOATS),
  home: (_, { home }) => home,
  elsewhere: (random) => addressLine(makeAddress(random)),
  contents: (random) => `${one(random, 'Standard,Pluss,Topp')}, ${sumOf(random, 400, 3000, 100)}`,
  travel: (random, { age }) =>
    age < 31
      ? 'UNG, én person'
      : `${one(random, 'Standard,Pluss,Topp')}, ${one(random, 'én person,to personer,hele familien')}`,
  pet: (random) =>
    random.percent(65)
      ? `${random.pick(DOGS)}, ${one(random, DOG_BREEDS)}`
      : `${random.pick(CATS)}, ${one(random, CAT_BREEDS)}`,
  horse: (random) => `${random.pick(HORSE_NAMES)}, ${one(random, HORSES)}`,
  valuables: oneOf('Sykkel,Smykker,Kamera,Fiolin,Kunst,Høreapparat,Golfutstyr'),
  lifeSum: (random) => sumOf(random, 500, 4000, 250),
  monthlyPayout: (random) => `${String(random.between(5, 25))} 000 kr i måneden`,
  child: (random) => `Barn født ${random.between(2009, 2026)}`,
  family: oneOf('Hele familien,Medlem og ektefelle,Medlem alene'),
  association: oneOf('Idrettslag,Speidergruppe,Korps,Jeger- og fiskerforening'),
  none: () => '',
} as const satisfies Record<string, Describe>;
