// What is printed follows from what is open: the style sheets see it at the root of the page.
import { useLayoutEffect } from 'react';

/** Marks the page by `data-list` or `data-more` as long as a component lives. */
export function usePageAttribute(mark: 'list' | 'more'): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset[mark] = '';
    return () => {
      delete dataset[mark];
    };
  }, [mark]);
}
