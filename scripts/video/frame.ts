// Runs inside the page: sets the whole picture from the time alone.

/**
 * Shows the video at `time` seconds. It must stand alone: Playwright sends its text to the page.
 * Timings stand on the elements, in seconds: `data-draw`, `data-fade` and `data-gone` are
 * "from to"; `data-drop` is "from to dx dy", the way an element comes, in its own units;
 * `data-stamp` is "from to scale"; `data-view` is "from to" and two view
 * boxes, for each move of the view.
 * Returns a text that is equal for two times exactly when their pictures are.
 */
export function frame(time: number): string {
  const state: string[] = [];
  const timings = (element: Element, name: string) =>
    (element.getAttribute(name) ?? '').split(' ').map(Number);
  const part = (from = 0, to = 0) => Math.min(1, Math.max(0, (time - from) / (to - from)));
  const inOut = (x: number) => (1 - Math.cos(Math.PI * x)) / 2;
  const out = (x: number) => 1 - (1 - x) ** 3;
  const each = (name: string, set: (style: CSSStyleDeclaration, values: number[]) => number) => {
    for (const element of document.querySelectorAll<SVGElement | HTMLElement>(`[${name}]`)) {
      state.push(set(element.style, timings(element, name)).toFixed(4));
    }
  };

  each('data-draw', (style, [from, to]) => {
    const p = part(from, to);
    style.visibility = p > 0.04 ? 'visible' : 'hidden';
    style.strokeDasharray = p < 1 ? '100 200' : 'none';
    style.strokeDashoffset = String(100 * (1 - inOut(p)));
    style.fillOpacity = String(inOut(Math.max(0, (p - 0.35) / 0.65)));
    return p;
  });
  each('data-fade', (style, [from, to]) => {
    const p = part(from, to);
    style.opacity = String(inOut(p));
    return p;
  });
  each('data-gone', (style, [from, to]) => {
    const p = part(from, to);
    style.opacity = String(1 - inOut(p));
    style.display = p < 1 ? '' : 'none';
    return p;
  });
  each('data-drop', (style, [from, to, dx = 0, dy = 0]) => {
    const p = part(from, to);
    const left = 1 - out(p);
    style.transform = p < 1 ? `translate(${dx * left}px, ${dy * left}px)` : 'none';
    return p;
  });
  each('data-stamp', (style, [from, to, scale = 1]) => {
    const p = part(from, to);
    style.transform = p < 1 ? `scale(${1 + (scale - 1) * (1 - out(p))})` : 'none';
    return p;
  });
  for (const element of document.querySelectorAll('[data-view]')) {
    const moves = (element.getAttribute('data-view') ?? '')
      .split(';')
      .map((move) => move.split(' ').map(Number));
    const [from, to, ...boxes] = moves.findLast(([start = 0]) => start <= time) ?? moves[0] ?? [];
    const p = inOut(part(from, to));
    const box = [0, 1, 2, 3].map((i) => {
      const start = boxes[i] ?? 0;
      return start + ((boxes[i + 4] ?? start) - start) * p;
    });
    element.setAttribute('viewBox', box.join(' '));
    state.push(box.join());
  }
  return state.join(' ');
}
