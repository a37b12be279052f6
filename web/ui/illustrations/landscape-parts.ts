/** The parts of the landscape that are not insured objects. */
export const SCENERY = ['distance', 'pines', 'foreground', 'plots'] as const;

/** The insured objects behind the foreground, from back to front. Those with an icon have its name. */
export const FAR = ['luggage', 'cabin', 'farm', 'boat'] as const;

/** The insured objects in the foreground, from back to front. */
export const NEAR = [
  ...(['heart', 'house', 'chair', 'valuable', 'paw', 'caravan', 'horse', 'trailer', 'van', 'car'] as const),
  ...(['scooter', 'motorcycle', 'moped', 'snowmobile', 'tractor'] as const),
] as const;

export type LandscapePart = (typeof SCENERY | typeof FAR | typeof NEAR)[number];
