import { Dog } from './Dog.tsx';
import { Picture } from './Picture.tsx';
import { Birch, Disc, Line, Pine, Place, Shape } from './primitives.tsx';

/** Draws a dog with its ball, and a cat on the fence. */
export function PetPicture() {
  return (
    <Picture sun={[128, 122]}>
      <Shape tone="far" d="M0 220C84 150 166 168 222 192C296 128 392 156 480 184V360H0Z" />
      <Shape tone="mid" d="M0 262C120 222 300 236 480 232V360H0Z" />
      <Pine tone="tree" x={232} y={240} scale={0.7} />
      <Pine tone="tree" x={256} y={238} scale={0.9} />
      <Birch tone="near" x={432} y={250} scale={1.2} />
      <Line
        tone="paper"
        width={9}
        d="M-10 262H490M-10 288H490M20 244V310M114 244V310M208 244V310M302 244V310M396 244V310"
      />
      <Cat />
      <Shape tone="near" d="M0 316C150 284 330 284 480 306V360H0Z" />
      <Dog x={192} y={334} scale={2.3} />
      <Disc tone="sun" x={292} y={322} r={15} />
      <Line tone="paper" width={4} d="M280 316Q292 322 303 314" />
      <Shape tone="near" d="M0 352Q240 336 480 352V360H0Z" />
    </Picture>
  );
}

function Cat() {
  return (
    <Place x={352} y={258}>
      <Line tone="ink" width={8} d="M16-6C34-4 32 20 24 30" />
      <Shape tone="ink" d="M-20 0C-26-24-18-42-8-50C14-46 26-24 22 0Z" />
      <Shape tone="ink" d="M-30-82L-18-74H-2L10-82V-60Q10-44-10-44T-30-60Z" />
      <Line tone="sun" width={4} d="M-18-62h.1M-4-62h.1" />
      <Line tone="paper" width={2} d="M-13-55h4" />
    </Place>
  );
}
