import { imageLimits } from "#shared/images/image-limits.ts";
import { formatCount } from "#web/lib/format/format-values.ts";

const megabytes = (bytes: number) => `${Math.floor(bytes / 1_048_576)} MB`;

/** Larger files are not decoded, because that would exceed the memory of a phone. */
export const maxSelectedFileBytes = 50 * 1_048_576;

const smallerSize = "Choose a smaller size in the camera's settings.";

export const imageMessages = {
  unreadable: "This photo could not be read. Choose another one.",
  notImage: "This file is not a photo.",
  tooBig: `This file is larger than ${megabytes(maxSelectedFileBytes)}. ${smallerSize}`,
  /** @param size "has 108 megapixels" */
  tooLarge: (size: string) => `This photo ${size}, which is too large for this device. ${smallerSize}`,
  heic: "On an iPhone, choose Most Compatible under Settings, Camera, Formats.",
  tooBigToSend: `This photo is larger than ${megabytes(imageLimits.bytes)} even after shrinking.`,
  tooMany: (count: number) =>
    `A listing can have ${imageLimits.perListing} photos; ${formatCount(count, "file")} ${count === 1 ? "was" : "were"} left out.`,
  rejected: "This photo was rejected. Remove it and choose another one.",
  signedOut: "Your session has ended. Log in again; the photo is saved on this device.",
} as const;
