// A script of the page that fails is loaded once more, with its files fetched past the browser's cache. It
// is part of the page and imports nothing: a file of its own could fail like those it is there for.

const map = document.querySelector('script[type="importmap"]')?.textContent ?? '{}';
const { integrity = {} }: { integrity?: Record<string, string> } = JSON.parse(map);

async function retry(script: HTMLScriptElement): Promise<void> {
  const again = document.createElement('script');
  again.type = 'module';
  again.src = script.src;
  await Promise.allSettled(
    Object.entries(integrity).map(([url, hash]) =>
      fetch(url, { cache: 'reload', integrity: hash }),
    ),
  );
  script.replaceWith(again);
}

let hasRetried = false;
document.addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement) || hasRetried) return;
    hasRetried = true;
    retry(target);
  },
  true,
);
