// Content whose drawings are looked for when it is read.
import { boardSchema } from '#schemas/board.ts';
import { homePageSchema } from '#schemas/pages/home.ts';
import { missingDrawings } from './drawings.ts';
import { readYaml } from './read-yaml.ts';

/** The words of the home page; each feature has a drawing. */
export const readHomePage = () =>
  readYaml('content/pages/home.yaml', homePageSchema, ({ features }) =>
    missingDrawings(
      features.map(({ icon }, at) => ({
        path: ['features', at, 'icon'],
        drawing: `feature-${icon}.svg`,
      })),
    ),
  );

/** The board; a member without a portrait gets the placeholder. */
export const readBoard = () =>
  readYaml('content/board.yaml', boardSchema, ({ members }) =>
    missingDrawings(
      members.map(({ image = 'portrait.svg' }, at) => ({
        path: ['members', at, 'image'],
        drawing: image,
      })),
    ),
  );
