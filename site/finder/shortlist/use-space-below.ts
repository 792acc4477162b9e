// Room for what stays at the lower edge of the window.
import { type RefObject, useEffect, useRef } from 'react';

/** What the style sheet calls the height of it. */
const room = '--room-below';

/** Whatever the page scrolls to stands clear of the referred element while that is on. */
export function useSpaceBelow(on: boolean): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = bar;
    const { style } = document.documentElement;
    if (!on || !current || !('ResizeObserver' in window)) return undefined;
    const measured = new ResizeObserver(() => {
      style.setProperty(room, `${current.offsetHeight}px`);
    });
    measured.observe(current);
    return () => {
      measured.disconnect();
      style.removeProperty(room);
    };
  }, [on]);
  return bar;
}
