import type { ReactNode } from 'react';
import { ButtonLink } from './Button.tsx';

type CallToActionProps = {
  heading: string;
  text: string;
  button: string;
  href: string;
  /** Beside the button. */
  children?: ReactNode;
};

/** The end of a page: one thing to do next. */
export function CallToAction({ heading, text, button, href, children }: CallToActionProps) {
  return (
    <section aria-label={heading} className="deep print:hidden">
      <div className="survey-lines" />
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-16 gap-y-8 px-5 py-16 sm:px-8 lg:py-20">
        <div className="max-w-measure">
          <h2 className="text-3xl">{heading}</h2>
          <p className="mt-3 text-on-deep-soft">{text}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
          <ButtonLink href={href} variant="light">
            {button}
          </ButtonLink>
          {children}
        </div>
      </div>
    </section>
  );
}
