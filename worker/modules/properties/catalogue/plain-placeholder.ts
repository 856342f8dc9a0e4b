/** The bits of the third byte that belong to the colour. */
const colourBits = 0b11;
/** A square without details. */
const plainTail = [7, 0];

/** Returns a thumbhash of the average colour of another one. Three of its bytes differ from home to home, instead of 20. */
export function plainPlaceholder(thumbhash: string): string {
  const [first = 0, second = 0, third = 0] = Buffer.from(thumbhash, "base64");
  return Buffer.of(first, second, third & colourBits, ...plainTail).toString("base64");
}
