// Content whose drawings are looked for when it is read.
import { boardSchema } from '#schemas/board.ts';
import { homePageSchema } from '#schemas/pages/home.ts';
import { requireDrawings } from './drawings.ts';
import { readYaml } from './read-yaml.ts';

/** The words of the home page; each feature has a drawing. */
export function readHomePage() {
  const file = 'content/pages/home.yaml';
  const page = readYaml(file, homePageSchema);
  requireDrawings(
    file,
    page.features.map(({ icon }, at) => ({
      field: `features.${at}.icon`,
      drawing: `feature-${icon}.svg`,
    })),
  );
  return page;
}

/** The board; a member without a portrait gets the placeholder. */
export function readBoard() {
  const file = 'content/board.yaml';
  const board = readYaml(file, boardSchema);
  requireDrawings(
    file,
    board.members.map(({ image = 'portrait.svg' }, at) => ({
      field: `members.${at}.image`,
      drawing: image,
    })),
  );
  return board;
}
