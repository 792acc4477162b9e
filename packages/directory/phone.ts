// Phone numbers to show and to dial.

/**
 * Eleven digits starting with 1, or ten digits, as (xxx) xxx-xxxx; any other text as it is;
 * nothing as "N/A".
 */
export const formatPhone = (phone: string | undefined): string =>
  phone ? phone.replace(/^1?(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3') : 'N/A';

/** The address of a phone link, or nothing when there are no digits to dial. */
export function phoneHref(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '');
  return digits ? `tel:${digits.replace(/^1?(\d{10})$/, '+1$1')}` : undefined;
}
