const { reports = '' } = document.documentElement.dataset;

/** An error that repeats must not send a thousand reports. */
let left = 5;

/** The query of an address may hold a search. */
const withoutQuery = (address: string) => address.replace(/[?#].*/s, '');

function send(type: string, body: Readonly<Record<string, string | number>>): void {
  if (left === 0) return;
  left -= 1;
  const url = withoutQuery(window.location.href);
  const report = { type, age: 0, url, user_agent: navigator.userAgent, body };
  const text = JSON.stringify([report]);
  const content = new Blob([text], { type: 'application/reports+json' });
  // Without cookies, which a beacon would send.
  fetch(reports, { method: 'POST', body: content, credentials: 'omit', keepalive: true }).catch(
    () => undefined,
  );
}

/** Starts sending. */
export function sendReports(): void {
  window.addEventListener('error', ({ message, filename, lineno, colno }) =>
    send('error', {
      message,
      sourceFile: withoutQuery(filename),
      lineNumber: lineno,
      columnNumber: colno,
    }),
  );
  window.addEventListener('unhandledrejection', ({ reason }) =>
    send('error', { message: String(reason) }),
  );
  document.addEventListener('securitypolicyviolation', (violation) =>
    send('csp-violation', {
      effectiveDirective: violation.effectiveDirective,
      blockedURL: withoutQuery(violation.blockedURI),
      sourceFile: withoutQuery(violation.sourceFile ?? ''),
      lineNumber: violation.lineNumber,
      columnNumber: violation.columnNumber,
    }),
  );
}
