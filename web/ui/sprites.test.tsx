import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { IconShape } from './IconShape.tsx';
import { ICON_PATHS, type IconName } from './icons.ts';
import { EmptyPlot } from './illustrations/source/EmptyPlot.tsx';
import { SymbolId } from './illustrations/source/Frame.tsx';
import { FrontDoor } from './illustrations/source/FrontDoor.tsx';
import { LANDSCAPE_PARTS } from './illustrations/source/landscape-parts.tsx';
import { ProfilePicture } from './illustrations/source/ProfilePicture.tsx';
import { PICTURES } from './illustrations/source/pictures.tsx';
import { Signpost } from './illustrations/source/Signpost.tsx';

type Symbols = readonly (readonly [id: string, shapes: ReactNode])[];

const icons = Object.keys(ICON_PATHS).map(
  (name) => [name, <IconShape key={name} name={name as IconName} />] as const,
);
const pictures = Object.entries(PICTURES).map(([name, Picture]) => [name, <Picture key={name} />] as const);

/** After a change to an icon or illustration, run `npm run sprites` to write the files. */
test.each<[file: string, symbols: Symbols]>([
  ['icons.svg', icons],
  ['illustrations/pictures.svg', pictures],
  ['illustrations/landscape.svg', LANDSCAPE_PARTS],
  ['illustrations/empty-plot.svg', [['picture', <EmptyPlot key="picture" />]]],
  ['illustrations/front-door.svg', [['picture', <FrontDoor key="picture" />]]],
  ['illustrations/profile.svg', [['picture', <ProfilePicture key="picture" />]]],
  ['illustrations/signpost.svg', [['picture', <Signpost key="picture" />]]],
])('%s matches its rendered sources', async (file, symbols) => {
  await expect(spriteOf(symbols)).toMatchFileSnapshot(file);
});

function spriteOf(symbols: Symbols): string {
  const lines = symbols.map(([id, shapes]) =>
    renderToStaticMarkup(<SymbolId.Provider value={id}>{shapes}</SymbolId.Provider>),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${lines.join('\n')}\n</svg>\n`;
}
