/** `(xxx) xxx-xxxx`; other values as they are, N/A for none. */
export function formatPhone(phone: string): string {
  if (!phone) return 'N/A';
  const digits = phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return digits.length === 10
    ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
    : phone;
}
