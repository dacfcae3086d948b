/** Whether something was written that is no Colombian number: ten digits from 3 or 60, with or without +57. */
export function phoneLooksOdd(phone: string): boolean {
  const digits = phone.replace(/\D/g, '');
  return phone.trim() !== '' && !/^(?:57)?(?:3\d{9}|60\d{8})$/.test(digits);
}
