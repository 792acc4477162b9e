// Opens the frame of a widget once the page has loaded, and reports within ten seconds when the widget's
// host doesn't answer. A frame doesn't report that, so this script asks the host as well.
const maxWait = 8000;

function open(widget: Element): void {
  const frame = widget.querySelector<HTMLIFrameElement>('iframe[data-src]');
  const { src } = frame?.dataset ?? {};
  if (!frame || !src) return;
  const show = (part: string, visible: boolean) =>
    widget.querySelector(part)?.toggleAttribute('hidden', !visible);
  const answered = (yes: boolean) => {
    show('[data-loading]', false);
    show('[data-silent]', !yes);
    frame.toggleAttribute('hidden', !yes);
  };
  frame.src = src;
  const late = setTimeout(answered, maxWait, false);
  // On a slow network, a late answer still counts.
  fetch(src, { method: 'HEAD', mode: 'no-cors' })
    .then(
      () => answered(true),
      () => answered(false),
    )
    .finally(() => clearTimeout(late));
}

window.addEventListener('load', () => document.querySelectorAll('[data-widget]').forEach(open));

// A module for its test.
export {};
