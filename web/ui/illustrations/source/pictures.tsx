import { BelongingsPicture } from './BelongingsPicture.tsx';
import { BoatPicture } from './BoatPicture.tsx';
import { CabinPicture } from './CabinPicture.tsx';
import { HealthPicture } from './HealthPicture.tsx';
import { HomePicture } from './HomePicture.tsx';
import { PetPicture } from './PetPicture.tsx';
import { TravelPicture } from './TravelPicture.tsx';
import { VehiclePicture } from './VehiclePicture.tsx';

/** The pictures of the product areas. Cabins have a separate one. */
export const PICTURES = {
  kjoretoy: VehiclePicture,
  'hus-og-hytte': HomePicture,
  hytte: CabinPicture,
  reise: TravelPicture,
  'innbo-og-ting': BelongingsPicture,
  'liv-og-helse': HealthPicture,
  baat: BoatPicture,
  dyr: PetPicture,
};

export type PictureName = keyof typeof PICTURES;
