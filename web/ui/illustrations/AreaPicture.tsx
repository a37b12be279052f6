import type { ComponentType } from 'react';
import type { ProductArea } from '../../../domain/product-area.ts';
import { BelongingsPicture } from './BelongingsPicture.tsx';
import { BoatPicture } from './BoatPicture.tsx';
import { HealthPicture } from './HealthPicture.tsx';
import { HomePicture } from './HomePicture.tsx';
import { PetPicture } from './PetPicture.tsx';
import { TravelPicture } from './TravelPicture.tsx';
import { VehiclePicture } from './VehiclePicture.tsx';

const PICTURES: Readonly<Record<ProductArea, ComponentType>> = {
  kjoretoy: VehiclePicture,
  'hus-og-hytte': HomePicture,
  reise: TravelPicture,
  'innbo-og-ting': BelongingsPicture,
  'liv-og-helse': HealthPicture,
  baat: BoatPicture,
  dyr: PetPicture,
};

/** The illustration of a product area, about 4:3 for a photo card: decorative, so hidden from screen readers. */
export function AreaPicture({ area }: { area: ProductArea }) {
  const Illustration = PICTURES[area];
  return <Illustration />;
}
