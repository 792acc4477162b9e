// Opens the frame of a widget once the page has loaded, and reports within ten seconds when the widget's
// host doesn't answer. A frame doesn't report that, so this script asks the host as well.
export {};

const maxWait = 8000;

function open(widget: Element): void {
  const frame = widget.querySelector<HTMLIFrameElement>('iframe[data-src]');
  const { src } = frame?.dataset ?? {};
  if (!frame || !src) return;
  const show = (part: string, visible: boolean) =>
    widget.querySelector(part)?.toggleAttribute('hidden', !visible);
  const late = setTimeout(() => answered(false), maxWait);
  const answered = (yes: boolean) => {
    clearTimeout(late);
    show('[data-loading]', false);
    show('[data-silent]', !yes);
    frame.toggleAttribute('hidden', !yes);
  };
  frame.src = src;
  // On a slow network, an answer that comes late still counts.
  fetch(src, { method: 'HEAD', mode: 'no-cors' }).then(
    () => answered(true),
    () => answered(false),
  );
}

window.addEventListener('load', () => document.querySelectorAll('[data-widget]').forEach(open));
