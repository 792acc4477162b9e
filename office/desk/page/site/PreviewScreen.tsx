import { Button } from '@appraisers/site/ui/Button.tsx';
import { act } from '#desk/page/action.ts';
import { api, read } from '#desk/page/desk-api.ts';
import { Screen } from '#desk/page/Screen.tsx';

const build = async () => {
  const { address } = await read(api['site-preview'].$post());
  return { messages: ['The preview is ready.'], address };
};

/** Builds the site of the edition. The link to it comes with the outcome, on any screen. */
export const PreviewScreen = () => (
  <Screen
    title="Preview your changes"
    lead="Build the whole site with your changes, on this computer only. It takes about half a minute."
  >
    <Button className="desk-long" onClick={() => act(build, 'Building the preview…', 'long')}>
      Build preview
    </Button>
  </Screen>
);
