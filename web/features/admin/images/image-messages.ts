import { imageLimits } from "#contract/images/image-limits.ts";
import { formatCount } from "#web/lib/format/format-values.ts";

const megabytes = (bytes: number) => `${Math.floor(bytes / 1_048_576)} MB`;

/** A file larger than this is not even opened: decoding it would take more memory than a phone has. */
export const maxSelectedFileBytes = 50 * 1_048_576;

/** What is said about chosen files and about pictures on their way. */
export const imageMessages = {
  unreadable: "This file could not be read as a picture.",
  notPicture: "This file is not a picture.",
  tooBig: `This file is larger than ${megabytes(maxSelectedFileBytes)}.`,
  tooBigToSend: `This picture is larger than ${megabytes(imageLimits.bytes)} even after shrinking.`,
  tooMany: (leftOut: number) =>
    `A listing has at most ${imageLimits.perListing} pictures; ${formatCount(leftOut, "file")} ${leftOut === 1 ? "was" : "were"} left out.`,
  refused: "This picture was refused. Remove it and choose another.",
  signedOut: "Your session has ended. Log in again; the picture is kept on this phone.",
} as const;
