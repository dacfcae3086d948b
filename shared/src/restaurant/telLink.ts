const keepDigits = (phone: string) => phone.replace(/\D/g, '');

/** `+57 300 000 0001` → `tel:+573000000001`. Colombian ten digits get the country code; lines `01 8000…` do not. */
export function telLink(phone: string): string {
  const digits = keepDigits(phone);
  if (phone.trim().startsWith('+') || /^57\d{10}$/.test(digits)) return `tel:+${digits}`;
  return /^(?:3|60)\d+$/.test(digits) && digits.length === 10 ? `tel:+57${digits}` : `tel:${digits}`;
}

/** A Colombian number in groups: `57 3000000001` → `+57 300 000 0001`. Other numbers do not change. */
export function displayPhone(phone: string): string {
  const match = /^57(\d{3})(\d{3})(\d{4})$/.exec(keepDigits(phone));
  return match ? `+57 ${match.slice(1).join(' ')}` : phone;
}
