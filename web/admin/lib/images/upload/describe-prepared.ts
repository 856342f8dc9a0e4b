import type { FormImage } from "../form-image.ts";
import { cardVersion, type PreparedImage, smallestVersion } from "../prepare/prepared-image.ts";
import type { UploadCapabilities } from "./upload-capabilities.ts";

/** Returns what the form shows of a photo once it is prepared. The URLs must be revoked. */
export function describePrepared(
  prepared: PreparedImage | undefined,
  { createPreview }: Pick<UploadCapabilities, "createPreview">,
): Pick<FormImage, "preview" | "cardPreview" | "hints"> {
  return {
    preview: prepared && createPreview(smallestVersion(prepared)),
    cardPreview: prepared && createPreview(cardVersion(prepared)),
    hints: prepared?.hints ?? [],
  };
}
