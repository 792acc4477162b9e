// Makes links of the email addresses of members, which the page has concealed. Backwards an address is
// as wide as forwards, so its room is kept from the first paint on.
import { decodeEmail } from './decode-email.ts';

for (const concealed of document.querySelectorAll('[data-mail]')) {
  const address = decodeEmail(concealed.textContent ?? '');
  const link = document.createElement('a');
  link.href = `mailto:${address}`;
  link.textContent = address;
  concealed.replaceWith(link);
}
