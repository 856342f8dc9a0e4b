import { imageLimits } from "#shared/images/image-limits.ts";
import { byteReader, byteWriter } from "./bytes.ts";
import { countParts } from "./count-parts.ts";
import { ImageRejected, imageDamaged } from "./image-rejected.ts";

const block = { extension: 0x21, image: 0x2c, end: 0x3b };
const label = { control: 0xf9, application: 0xff };
/** Application blocks with the number of repetitions. */
const loops = ["NETSCAPE2.0", "ANIMEXTS1.0"];
const maxCodeSize = 11;

const tableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/**
 * Keeps the frames of a GIF, their timing and the number of repetitions. Removes comments, texts and other data. Only a
 * still image may end without the end marker: an animation may lack frames then.
 * @throws ImageRejected
 */
export function cleanGif(bytes: Uint8Array) {
  const file = byteReader(bytes);
  const out = byteWriter(bytes.length + 64);
  const width = file.u16(6, true);
  const height = file.u16(8, true);
  let at = 13 + tableBytes(file.u8(10));
  out.put(file.part(0, at));
  let frames = 0;
  let mayMove = false;
  const countPart = countParts();
  const isEnd = () => bytes[at] === block.end || (frames === 1 && !mayMove && !isBlock(bytes[at]));
  while (!isEnd()) {
    countPart();
    const kind = file.u8(at);
    if (kind === block.image) {
      if (++frames > imageLimits.frames) throw tooManyFrames();
      const right = file.u16(at + 1, true) + file.u16(at + 5, true);
      const bottom = file.u16(at + 3, true) + file.u16(at + 7, true);
      if (right > width || bottom > height) throw imageDamaged();
      const data = at + 10 + tableBytes(file.u8(at + 9));
      const codeSize = file.u8(data);
      if (codeSize < 1 || codeSize > maxCodeSize || file.u8(data + 1) === 0) throw imageDamaged();
      const end = endOfBlocks(bytes, data + 1);
      out.put(file.part(at, end));
      at = end;
    } else if (kind === block.extension) {
      const end = endOfBlocks(bytes, at + 2);
      mayMove ||= isLoop(bytes, at) || isOfAnimation(bytes, at);
      out.put(requiredExtension(bytes, at));
      at = end;
    } else {
      throw imageDamaged();
    }
  }
  if (frames === 0) throw imageDamaged();
  out.put([block.end]);
  return { width, height, bytes: out.finish() };
}

/** Whether another frame or extension begins with the byte. Viewers end the image at anything else. */
const isBlock = (kind: number | undefined) => kind === block.image || kind === block.extension;

/** Whether an extension has the number of repetitions. */
function isLoop(bytes: Uint8Array, at: number): boolean {
  const file = byteReader(bytes);
  return file.u8(at + 1) === label.application && file.u8(at + 2) === 11 && loops.includes(file.text(at + 3, 11));
}

/** Whether an extension gives a frame a duration, or parts that show the frame before, as in animations. */
function isOfAnimation(bytes: Uint8Array, at: number): boolean {
  const file = byteReader(bytes);
  if (file.u8(at + 1) !== label.control || file.u8(at + 2) !== 4) return false;
  const isTransparent = (file.u8(at + 3) & 1) === 1;
  return isTransparent || file.u16(at + 4, true) > 0;
}

/** Returns the extensions for frame timing and repetitions in their standard form, and nothing for all others. */
function requiredExtension(bytes: Uint8Array, at: number): ArrayLike<number> {
  const file = byteReader(bytes);
  const kind = file.u8(at + 1);
  const size = file.u8(at + 2);
  if (kind === label.control && size === 4) return [...file.part(at, at + 7), 0];
  if (isLoop(bytes, at) && file.u8(at + 14) === 3 && file.u8(at + 15) === 1) return [...file.part(at, at + 18), 0];
  return [];
}

/** Returns the end of a chain of data blocks. The last block is empty. */
function endOfBlocks(bytes: Uint8Array, from: number): number {
  let at = from;
  while (true) {
    const size = bytes[at];
    if (size === undefined) throw imageDamaged();
    at += 1 + size;
    if (size === 0) return at;
  }
}

const tooManyFrames = () => new ImageRejected("limits", `An animation may have at most ${imageLimits.frames} frames.`);
