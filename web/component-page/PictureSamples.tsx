import { texts } from '#texts/component-page.ts';
import { Icon } from '../ui/Icon.tsx';
import { AreaPicture } from '../ui/illustrations/AreaPicture.tsx';
import { EmptyPlots } from '../ui/illustrations/Landscape.tsx';
import { EmptyPlot, FrontDoor, ProfilePicture, Signpost } from '../ui/illustrations/Scenes.tsx';
import { Tile } from '../ui/Tile.tsx';
import { Sample, Samples } from './Samples.tsx';

const ILLUSTRATIONS = {
  AreaPicture: <AreaPicture area="reise" />,
  EmptyPlot: <EmptyPlot />,
  EmptyPlots: <EmptyPlots />,
  FrontDoor: <FrontDoor />,
  ProfilePicture: <ProfilePicture />,
  Signpost: <Signpost />,
};

/** Renders icons and illustrations. The sprites contain more of each. */
export function PictureSamples() {
  return (
    <Samples title={texts.groups.pictures}>
      <Sample name="Icon: usual, small">
        <Icon name="car" /> <Icon name="house" className="kfp-icon--small" />
      </Sample>
      <Sample name="Tile">
        <Tile icon="car" />
      </Sample>
      {Object.entries(ILLUSTRATIONS).map(([name, illustration]) => (
        <Sample key={name} name={name}>
          <div className="kfp-beside">
            <div className="kfp-beside__picture">{illustration}</div>
          </div>
        </Sample>
      ))}
    </Samples>
  );
}
