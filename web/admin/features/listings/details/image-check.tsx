import { useState } from "react";
import type { CheckedImagesResponse } from "#contract/images/checked-images.ts";
import { useRefreshListings } from "#web/admin/features/shared/listings/use-refresh-listings.ts";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { prepareVariants } from "#web/admin/lib/images/prepare/prepare-image.ts";
import { uploadVariant } from "#web/admin/lib/images/upload/images-api.ts";
import { apiSend } from "#web/lib/api/api-client.ts";
import { formatCount } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";

type CheckedImage = CheckedImagesResponse["data"]["images"][number];

/** Checks that the files of a listing's images exist, and creates smaller versions that are missing. */
export function ImageCheck({ uuid }: { uuid: string }) {
  const refresh = useRefreshListings();
  const [images, setImages] = useState<CheckedImage[]>();
  const [busyLabel, setBusyLabel] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const repairable = images?.filter(({ stored, missing }) => stored && missing.length > 0) ?? [];

  const check = async () => {
    const response = await apiSend("POST /properties/:uuid/check-images", { params: { uuid } });
    setImages((response as CheckedImagesResponse).data.images);
  };
  const repair = async () => {
    for (const image of repairable) await createMissingVariants(image);
    await check();
    refresh(uuid);
  };
  const run = (label: string, action: () => Promise<void>) => async () => {
    setBusyLabel(label);
    setFailure(undefined);
    await action().catch((error: unknown) => setFailure(errorText(error)));
    setBusyLabel(undefined);
  };
  return (
    <div className="mt-6 border-t border-line pt-4">
      <div className="flex flex-wrap gap-2">
        <Button look="outline" disabled={busyLabel !== undefined} onClick={run("Checking…", check)}>
          {busyLabel ?? "Check photos"}
        </Button>
        {repairable.length > 0 && (
          <Button disabled={busyLabel !== undefined} onClick={run("Repairing…", repair)}>
            Create missing versions
          </Button>
        )}
      </div>
      <div role="status">
        {failure && <p className="mt-2 font-bold text-bad">{failure}</p>}
        {images && (
          <ol className="mt-3 text-1" aria-label={`${formatCount(images.length, "photo")} checked`}>
            {images.map((image, index) => (
              <li key={image.id} className="flex gap-3 border-t border-line py-2">
                <span className={isComplete(image) ? "text-good" : "text-bad"}>
                  <Icon name={isComplete(image) ? "check" : "warn"} />
                </span>
                <span>{`Photo ${index + 1}, ${image.width} × ${image.height}: ${describeStatus(image)}`}</span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </div>
  );
}

const isComplete = ({ stored, missing }: CheckedImage) => stored && missing.length === 0;

function describeStatus({ stored, missing }: CheckedImage): string {
  if (!stored) return "file is missing; remove the photo and add it again";
  return missing.length > 0 ? `needs smaller versions (${missing.join(", ")} px)` : "complete";
}

async function createMissingVariants({ id, url, missing }: CheckedImage): Promise<void> {
  const response = await fetch(url, { cache: "reload" });
  const { variants, placeholder } = await prepareVariants(await response.blob());
  const options = { onProgress: () => undefined, signal: new AbortController().signal };
  for (const { width, blob } of variants) {
    if (missing.includes(width)) await uploadVariant(id, width, blob, placeholder, options);
  }
}
