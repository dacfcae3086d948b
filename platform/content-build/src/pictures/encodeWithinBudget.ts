/** The qualities to try, best first. */
export interface QualityRange {
  from: number;
  to: number;
  step: number;
}

/**
 * Encodes at the best quality of the range whose result is no larger than the budget.
 * @param encode makes the file at one quality
 * @param budget bytes
 * @throws RangeError when not even the lowest quality fits
 */
export async function encodeWithinBudget(
  encode: (quality: number) => Promise<Buffer>,
  budget: number,
  { from, to, step }: QualityRange,
): Promise<Buffer> {
  let smallest = Infinity;
  for (let quality = from; quality >= to; quality -= step) {
    const bytes = await encode(quality);
    if (bytes.length <= budget) return bytes;
    smallest = bytes.length;
  }
  throw new RangeError(`weighs ${smallest} bytes at the lowest quality, ${to}; its budget is ${budget}`);
}
