import { imageLimits } from "#shared/images/image-limits.ts";
import { imageVariantWidths } from "#shared/images/image-urls.ts";
import type { SweepMemory } from "./sweep-memory.ts";
import type { CheckedFiles } from "./unknown-files.ts";

/** Files of one image: the original and its smaller versions. */
const filesOfOneImage = 1 + imageVariantWidths.length;
/**
 * Unknown files that were uploaded before the sweep watched this database: more may mean that it is the wrong one. 2 % of a
 * small store would be less than one image.
 */
const earlierLimits = { share: 0.02, files: 50, least: filesOfOneImage };
/** An interrupted request leaves at most the files of one listing, whatever the size of the store. */
const crashLimit = imageLimits.perListing * filesOfOneImage;

/**
 * Returns what is wrong if there are more unknown files than an interrupted request explains, or than the owner accepted.
 * @param hasImages whether the database has any image. If it has, but knows no file of the store, it is the wrong one.
 */
export function describeExcess(
  { checked, unknown, hasKnown }: CheckedFiles,
  { since, accepted = 0 }: SweepMemory,
  hasImages: boolean,
): string | undefined {
  const earlier = unknown.filter(({ uploaded }) => since === undefined || uploaded.toISOString() < since).length;
  const { share, files, least } = earlierLimits;
  const usual = Math.min(files, Math.max(least, Math.floor(checked * share)));
  const areAllUnknown = checked > 0 && !hasKnown;
  const mayBeWrong = areAllUnknown && (hasImages || earlier > 0);
  const isUsual = earlier <= usual && unknown.length - earlier <= crashLimit && !mayBeWrong;
  if (isUsual || unknown.length <= accepted) return undefined;
  return `${unknown.length} of ${checked} photo files belong to no listing, which is unusual. None was removed. If that is right, your developer can allow it.`;
}
