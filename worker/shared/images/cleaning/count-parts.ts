import { ImageRejected } from "./image-rejected.ts";

/**
 * Most parts (segments, chunks or blocks) of a file. A photo has at most some thousands, since encoders write parts of 4
 * kB or more. Without a limit, a file of millions of empty parts would take seconds to read.
 */
const maxParts = 10_000;

/** Returns a function to call for each part. @throws ImageRejected from that function, beyond the limit */
export function countParts(): () => void {
  let parts = 0;
  return () => {
    if (++parts > maxParts) throw tooManyParts();
  };
}

const tooManyParts = () =>
  new ImageRejected("limits", "The photo consists of too many parts. Open it, save it as a JPEG and choose that file.");
