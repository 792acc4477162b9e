import { Button, ButtonLink } from './Button.tsx';

/** In place of a page that is not kept, while the site cannot be reached. */
export function OfflineCard() {
  return (
    <div className="opening">
      <div className="survey-lines" />
      <div className="mx-auto max-w-page px-5 pt-32 pb-20 sm:px-8 sm:pt-40 sm:pb-28">
        <div className="sheet max-w-[44rem]">
          <h1 className="text-3xl">This page is not kept on this device</h1>
          <p className="mt-3 text-lg text-soft">
            There is no connection to the site at the moment, and of its pages only those that were
            opened here before are kept. The appraiser finder is one of them, with every member in
            it.
          </p>
          <div className="mt-8 flex flex-wrap gap-4">
            <ButtonLink href="/#finder">Find an appraiser</ButtonLink>
            <Button variant="quiet" data-again>
              Try again
            </Button>
          </div>
        </div>
      </div>
    </div>
  );
}
