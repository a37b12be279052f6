import agriculture from '@material-symbols/svg-400/rounded/agriculture.svg?raw';
import arrowBack from '@material-symbols/svg-400/rounded/arrow_back.svg?raw';
import arrowForward from '@material-symbols/svg-400/rounded/arrow_forward.svg?raw';
import assignment from '@material-symbols/svg-400/rounded/assignment.svg?raw';
import call from '@material-symbols/svg-400/rounded/call.svg?raw';
import carCrash from '@material-symbols/svg-400/rounded/car_crash.svg?raw';
import chair from '@material-symbols/svg-400/rounded/chair.svg?raw';
import checkCircle from '@material-symbols/svg-400/rounded/check_circle.svg?raw';
import chessKnight from '@material-symbols/svg-400/rounded/chess_knight.svg?raw';
import chevronRight from '@material-symbols/svg-400/rounded/chevron_right.svg?raw';
import close from '@material-symbols/svg-400/rounded/close.svg?raw';
import computer from '@material-symbols/svg-400/rounded/computer.svg?raw';
import cottage from '@material-symbols/svg-400/rounded/cottage.svg?raw';
import description from '@material-symbols/svg-400/rounded/description.svg?raw';
import devices from '@material-symbols/svg-400/rounded/devices.svg?raw';
import diamond from '@material-symbols/svg-400/rounded/diamond.svg?raw';
import directionsCar from '@material-symbols/svg-400/rounded/directions_car.svg?raw';
import doNotDisturbOn from '@material-symbols/svg-400/rounded/do_not_disturb_on.svg?raw';
import draw from '@material-symbols/svg-400/rounded/draw.svg?raw';
import electricScooter from '@material-symbols/svg-400/rounded/electric_scooter.svg?raw';
import error from '@material-symbols/svg-400/rounded/error.svg?raw';
import favorite from '@material-symbols/svg-400/rounded/favorite.svg?raw';
import healthAndSafety from '@material-symbols/svg-400/rounded/health_and_safety.svg?raw';
import help from '@material-symbols/svg-400/rounded/help.svg?raw';
import home from '@material-symbols/svg-400/rounded/home.svg?raw';
import info from '@material-symbols/svg-400/rounded/info.svg?raw';
import keyboardArrowDown from '@material-symbols/svg-400/rounded/keyboard_arrow_down.svg?raw';
import language from '@material-symbols/svg-400/rounded/language.svg?raw';
import logout from '@material-symbols/svg-400/rounded/logout.svg?raw';
import luggage from '@material-symbols/svg-400/rounded/luggage.svg?raw';
import mail from '@material-symbols/svg-400/rounded/mail.svg?raw';
import medicalServices from '@material-symbols/svg-400/rounded/medical_services.svg?raw';
import menu from '@material-symbols/svg-400/rounded/menu.svg?raw';
import mobile from '@material-symbols/svg-400/rounded/mobile.svg?raw';
import monitorHeart from '@material-symbols/svg-400/rounded/monitor_heart.svg?raw';
import moped from '@material-symbols/svg-400/rounded/moped.svg?raw';
import motorcycle from '@material-symbols/svg-400/rounded/motorcycle.svg?raw';
import openInNew from '@material-symbols/svg-400/rounded/open_in_new.svg?raw';
import pets from '@material-symbols/svg-400/rounded/pets.svg?raw';
import receiptLong from '@material-symbols/svg-400/rounded/receipt_long.svg?raw';
import rvHookup from '@material-symbols/svg-400/rounded/rv_hookup.svg?raw';
import sailing from '@material-symbols/svg-400/rounded/sailing.svg?raw';
import savings from '@material-symbols/svg-400/rounded/savings.svg?raw';
import shield from '@material-symbols/svg-400/rounded/shield.svg?raw';
import snowmobile from '@material-symbols/svg-400/rounded/snowmobile.svg?raw';
import sos from '@material-symbols/svg-400/rounded/sos.svg?raw';
import speed from '@material-symbols/svg-400/rounded/speed.svg?raw';
import tablet from '@material-symbols/svg-400/rounded/tablet.svg?raw';
import verifiedUser from '@material-symbols/svg-400/rounded/verified_user.svg?raw';
import warning from '@material-symbols/svg-400/rounded/warning.svg?raw';

const SOURCES = {
  back: arrowBack,
  boat: sailing,
  cabin: cottage,
  car: directionsCar,
  chair,
  check: checkCircle,
  chevron: chevronRight,
  close,
  computer,
  damage: carCrash,
  devices,
  document: description,
  expand: keyboardArrowDown,
  error,
  external: openInNew,
  form: assignment,
  heart: favorite,
  help,
  forward: arrowForward,
  horse: chessKnight,
  house: home,
  illness: monitorHeart,
  info,
  invoice: receiptLong,
  language,
  logOut: logout,
  luggage,
  mail,
  menu,
  mileage: speed,
  minus: doNotDisturbOn,
  moped,
  motorcycle,
  paw: pets,
  phone: call,
  mobile,
  piggyBank: savings,
  protection: healthAndSafety,
  scooter: electricScooter,
  security: verifiedUser,
  shield,
  sign: draw,
  snowmobile,
  sos,
  tablet,
  tractor: agriculture,
  trailer: rvHookup,
  treatment: medicalServices,
  valuable: diamond,
  warning,
};

export type IconName = keyof typeof SOURCES;

/** The icons' outlines, extracted from the packaged SVGs. */
export const ICON_PATHS = Object.fromEntries(
  Object.entries(SOURCES).map(([name, svg]) => [name, outlineOf(svg)]),
) as Readonly<Record<IconName, string>>;

function outlineOf(svg: string): string {
  return / d="([^"]+)"/.exec(svg)?.[1] ?? '';
}
