// Opens the frame of a widget after the first paint, and reports within ten seconds when the widget's
// host doesn't answer. A frame doesn't report that, so this script asks the host as well.
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

const widgets = document.querySelectorAll('[data-widget]');
if (widgets.length > 0) whenPainted(() => widgets.forEach(open));
