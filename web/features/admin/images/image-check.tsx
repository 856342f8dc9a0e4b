import { useState } from "react";
import { adminCatalogueEndpoints } from "#contract/http/endpoints/admin-catalogue-endpoints.ts";
import type { CheckedImagesResponse } from "#contract/listings/admin-property.ts";
import { useRefreshListings } from "#web/features/admin/listings/use-refresh-listings.ts";
import { apiSend } from "#web/lib/api/api-client.ts";
import { errorText } from "#web/lib/api/error-text.ts";
import { formatCount } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { uploadVariant } from "./browser-capabilities.ts";
import { prepareVariants } from "./prepare-image.ts";

type Checked = CheckedImagesResponse["data"]["images"][number];

/** Tests every picture of a listing in the store, and makes the smaller versions that are missing (ruling 7). */
export function ImageCheck({ uuid }: { uuid: string }) {
  const refresh = useRefreshListings();
  const [images, setImages] = useState<Checked[]>();
  const [doing, setDoing] = useState<string>();
  const [failure, setFailure] = useState<string>();

  const check = async () => {
    const answer = (await apiSend(adminCatalogueEndpoints.checkImages, { params: { uuid } })) as CheckedImagesResponse;
    setImages(answer.data.images);
  };
  const repair = async () => {
    for (const image of images ?? []) if (image.stored && image.missing.length > 0) await makeMissing(image);
    await check();
    refresh(uuid);
  };
  const attempt = (what: string, work: () => Promise<void>) => async () => {
    setDoing(what);
    setFailure(undefined);
    await work().catch((error: unknown) => setFailure(errorText(error)));
    setDoing(undefined);
  };
  const repairable = images?.filter(({ stored, missing }) => stored && missing.length > 0) ?? [];
  return (
    <div className="mt-6 border-t border-line pt-4">
      <div className="flex flex-wrap gap-2">
        <Button look="outline" disabled={doing !== undefined} onClick={attempt("Checking…", check)}>
          {doing ?? "Check images"}
        </Button>
        {repairable.length > 0 && (
          <Button disabled={doing !== undefined} onClick={attempt("Repairing…", repair)}>
            Make the missing versions
          </Button>
        )}
      </div>
      <div role="status">
        {failure && <p className="mt-2 font-bold text-bad">{failure}</p>}
        {images && (
          <ol className="mt-3 text-1" aria-label={`${formatCount(images.length, "picture")} checked`}>
            {images.map((image, at) => (
              <li key={image.id} className="flex gap-3 border-t border-line py-2">
                <span className={isWhole(image) ? "text-good" : "text-bad"}>
                  <Icon name={isWhole(image) ? "check" : "warn"} />
                </span>
                <span>
                  Picture {at + 1}, {image.width} × {image.height}: {stateOf(image)}
                </span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </div>
  );
}

const isWhole = ({ stored, missing }: Checked) => stored && missing.length === 0;

function stateOf({ stored, missing }: Checked): string {
  if (!stored) return "lost; remove it and choose it again";
  return missing.length > 0 ? `needs smaller versions (${missing.join(", ")} px)` : "all there";
}

async function makeMissing({ id, url, missing }: Checked): Promise<void> {
  const answer = await fetch(url, { cache: "reload" });
  const { variants, placeholder } = await prepareVariants(await answer.blob());
  const options = { onProgress: () => undefined, signal: new AbortController().signal };
  for (const { width, blob } of variants) {
    if (missing.includes(width)) await uploadVariant(id, width, blob, placeholder, options);
  }
}
