import { Button, ButtonLink } from '@appraisers/site/ui/Button.tsx';
import { useState } from 'react';
import { act } from '#desk/page/action.ts';
import { api, read } from '#desk/page/desk-api.ts';
import { Screen } from '#desk/page/Screen.tsx';

/** Builds the site of the edition and opens it. */
export function PreviewScreen() {
  const [address, setAddress] = useState<string>();
  const build = async () => {
    setAddress(undefined);
    setAddress((await read(api['site-preview'].$post())).address);
    return { messages: ['The preview is ready.'] };
  };
  return (
    <Screen
      title="Preview your changes"
      lead="Build the whole site with your changes, on this computer only. It takes about half a minute."
    >
      <div className="desk-buttons">
        <Button className="desk-long" onClick={() => act(build, 'Building the preview…', 'long')}>
          Build preview
        </Button>
        {address ? (
          <ButtonLink href={address} target="_blank" rel="noreferrer">
            Open preview
          </ButtonLink>
        ) : null}
      </div>
    </Screen>
  );
}
