import { useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { adminPaths } from "#contract/site/admin-paths.ts";
import { acceptedPhotos } from "#web/admin/lib/images/photo-types.ts";
import { EmptyState } from "#web/admin/ui/empty-state.tsx";
import { FileInput } from "#web/admin/ui/inputs/file-input.tsx";
import { PageHead, screenClass } from "#web/admin/ui/page-head.tsx";
import { formatCount } from "#web/lib/format/format-values.ts";
import {
  deleteSharedPhotos,
  listSharedPhotos,
  type SharedPhoto,
  storeSharedPhotos,
} from "#web/lib/shared-photos/shared-photos.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";

/** Photos that another app of the phone shared: for which listing are they? They wait on this device until then. */
export function SharedPhotosPage() {
  const { search } = useLocation();
  const [photos, setPhotos] = useState<SharedPhoto[]>();
  const [isFull, setIsFull] = useState(search === "?failed");
  const load = useCallback(() => listSharedPhotos().then(setPhotos, () => setPhotos([])), []);
  useEffect(() => void load(), [load]);
  const add = (files: File[]) => storeSharedPhotos(files).then(load, () => setIsFull(true));
  const remove = async (waiting: SharedPhoto[]) => {
    await deleteSharedPhotos(waiting);
    setPhotos([]);
  };
  return (
    <div className={screenClass}>
      <PageHead title="Shared photos" />
      {isFull && (
        <Notice tone="bad" title="Some photos were not stored">
          <p>The storage of this phone is full. Free some space, then share them again.</p>
        </Notice>
      )}
      {search === "?again" && photos?.length === 0 && (
        <Notice tone="warn" title="The photos did not arrive">
          <p>This phone was not ready yet, and it is now. Choose the photos here, or share them again.</p>
        </Notice>
      )}
      {!photos && <SkeletonBar className="mt-4 h-64" />}
      {photos?.length === 0 && (
        <EmptyState
          scene="saved"
          title="No shared photos are waiting"
          action={
            <FileInput
              label="Photos"
              buttonLabel="Choose photos"
              buttonClass="btn"
              accept={acceptedPhotos}
              multiple
              busy={false}
              onChoose={add}
            />
          }
        >
          Choose photos in your gallery, then Share.
        </EmptyState>
      )}
      {photos && photos.length > 0 && (
        <>
          <p className="mt-2 max-w-[60ch] text-ink2">
            {`${formatCount(photos.length, "photo")} on this device. Which home do they show?`}
          </p>
          <ul className="mt-4 grid grid-cols-4 gap-2 sm:grid-cols-8">
            {photos.map((photo) => (
              <li key={photo.key}>
                <Preview photo={photo} />
              </li>
            ))}
          </ul>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink to={`${adminPaths.addProperty}?shared`}>Add home for sale</ButtonLink>
            <ButtonLink to={`${adminPaths.addRentProperty}?shared`}>Add home for rent</ButtonLink>
            <Button look="outline" onClick={() => remove(photos)}>
              Delete photos
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

function Preview({ photo: { file } }: { photo: SharedPhoto }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const created = URL.createObjectURL(file);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return <img className="aspect-square w-full rounded-s bg-sand2 object-cover" src={url} alt={file.name} />;
}
