// Opens a widget's frame once the page around it is painted, and says within ten seconds when the
// widget's host does not answer. A frame itself never tells: for a host that refuses, the browser
// loads a page of its own. So the host is asked beside the frame.
import { whenPainted } from './when-painted.ts';

const maxWait = 8000;

function open(widget: Element): void {
  const frame = widget.querySelector<HTMLIFrameElement>('iframe[data-src]');
  const { src } = frame?.dataset ?? {};
  if (!frame || !src) return;
  const show = (char: string, visible: boolean) =>
    widget.querySelector(char)?.toggleAttribute('hidden', !visible);
  const answered = (yes: boolean) => {
    show('[data-loading]', false);
    show('[data-silent]', !yes);
    frame.toggleAttribute('hidden', !yes);
  };
  frame.src = src;
  const waiting = new AbortController();
  setTimeout(() => waiting.abort(), maxWait);
  fetch(src, { method: 'HEAD', mode: 'no-cors', signal: waiting.signal }).then(
    () => answered(true),
    () => answered(false),
  );
}

whenPainted(() => document.querySelectorAll('[data-widget]').forEach(open));
