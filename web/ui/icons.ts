import agriculture from './icons/agriculture.svg?raw';
import arrowBack from './icons/arrow_back.svg?raw';
import arrowForward from './icons/arrow_forward.svg?raw';
import assignment from './icons/assignment.svg?raw';
import call from './icons/call.svg?raw';
import chair from './icons/chair.svg?raw';
import checkCircle from './icons/check_circle.svg?raw';
import chevronRight from './icons/chevron_right.svg?raw';
import close from './icons/close.svg?raw';
import cottage from './icons/cottage.svg?raw';
import diamond from './icons/diamond.svg?raw';
import directionsCar from './icons/directions_car.svg?raw';
import draw from './icons/draw.svg?raw';
import error from './icons/error.svg?raw';
import favorite from './icons/favorite.svg?raw';
import healthAndSafety from './icons/health_and_safety.svg?raw';
import help from './icons/help.svg?raw';
import home from './icons/home.svg?raw';
import info from './icons/info.svg?raw';
import keyboardArrowDown from './icons/keyboard_arrow_down.svg?raw';
import logout from './icons/logout.svg?raw';
import luggage from './icons/luggage.svg?raw';
import mail from './icons/mail.svg?raw';
import medicalServices from './icons/medical_services.svg?raw';
import menu from './icons/menu.svg?raw';
import monitorHeart from './icons/monitor_heart.svg?raw';
import moped from './icons/moped.svg?raw';
import motorcycle from './icons/motorcycle.svg?raw';
import openInNew from './icons/open_in_new.svg?raw';
import pets from './icons/pets.svg?raw';
import rvHookup from './icons/rv_hookup.svg?raw';
import sailing from './icons/sailing.svg?raw';
import savings from './icons/savings.svg?raw';
import shield from './icons/shield.svg?raw';
import snowmobile from './icons/snowmobile.svg?raw';
import speed from './icons/speed.svg?raw';
import verifiedUser from './icons/verified_user.svg?raw';
import warning from './icons/warning.svg?raw';

const SOURCES = {
  back: arrowBack,
  boat: sailing,
  cabin: cottage,
  car: directionsCar,
  chair,
  check: checkCircle,
  chevron: chevronRight,
  close,
  expand: keyboardArrowDown,
  error,
  external: openInNew,
  form: assignment,
  heart: favorite,
  help,
  forward: arrowForward,
  house: home,
  illness: monitorHeart,
  info,
  logOut: logout,
  luggage,
  mail,
  menu,
  mileage: speed,
  moped,
  motorcycle,
  paw: pets,
  phone: call,
  piggyBank: savings,
  protection: healthAndSafety,
  security: verifiedUser,
  shield,
  sign: draw,
  snowmobile,
  tractor: agriculture,
  trailer: rvHookup,
  treatment: medicalServices,
  valuable: diamond,
  warning,
};

export type IconName = keyof typeof SOURCES;

/** The icons' outlines, taken out of the packaged SVGs once. */
export const ICON_PATHS = Object.fromEntries(
  Object.entries(SOURCES).map(([name, svg]) => [name, outlineOf(svg)]),
) as Readonly<Record<IconName, string>>;

function outlineOf(svg: string): string {
  return / d="([^"]+)"/.exec(svg)?.[1] ?? '';
}
