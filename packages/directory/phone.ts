// Phone numbers to show and to dial.

/**
 * Eleven digits starting with 1, or ten digits, as (xxx) xxx-xxxx; any other text as it is;
 * nothing as "N/A".
 */
export function formatPhone(phone: string | null | undefined): string {
  if (!phone) return 'N/A';
  const match = /^1?(\d{3})(\d{3})(\d{4})$/.exec(phone);
  return match ? `(${match[1]}) ${match[2]}-${match[3]}` : phone;
}

/** The address of a phone link, or nothing when there are no digits to dial. */
export function phoneHref(phone: string | null | undefined): string | undefined {
  const digits = (phone ?? '').replace(/\D/g, '');
  if (!digits) return undefined;
  const number = /^1?(\d{10})$/.exec(digits)?.[1];
  return number ? `tel:+1${number}` : `tel:${digits}`;
}
