import { type ChangeEvent, type DragEvent, useState } from "react";
import { imageLimits } from "#shared/images/image-limits.ts";
import { isUploaded } from "#web/admin/lib/images/form-image.ts";
import type { ImagesFieldProps } from "#web/admin/lib/images/images-field-props.ts";
import { acceptedPhotos } from "#web/admin/lib/images/photo-types.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { LineIcon } from "#web/ui/icons/line-icon.tsx";
import { CoverCrop } from "./crop/cover-crop.tsx";
import { ImageTile } from "./image-tile.tsx";
import { useDragOrder } from "./use-drag-order.ts";
import { usePastedFiles } from "./use-pasted-files.ts";

/** The images of a listing. They are selected or dropped, uploaded in the background, and can be reordered. */
export function ImagesField({ id, uploads, images, notices, problem, card, readOnly }: ImagesFieldProps) {
  const [cover] = images;
  const { draggedId, startDrag } = useDragOrder(uploads.move);
  const [isDragOver, setIsDragOver] = useState(false);
  usePastedFiles(uploads.add, !readOnly);
  const onSelect = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    uploads.add(Array.from(input.files ?? []));
    // Cleared so that a removed file can be selected again.
    input.value = "";
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsDragOver(false);
    if (!readOnly) uploads.add(Array.from(event.dataTransfer.files));
  };
  return (
    <fieldset
      onDragOver={(event) => {
        event.preventDefault();
        setIsDragOver(true);
      }}
      onDragLeave={() => setIsDragOver(false)}
      onDrop={onDrop}
    >
      <legend className="sr-only">Photos</legend>
      <label
        className={classNames(
          "flex min-h-24 cursor-pointer items-center gap-4 rounded-l border-2 border-dashed p-4 text-ink",
          "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-press",
          "*:first:size-[32px] *:first:text-ocean",
          isDragOver ? "border-ocean bg-sand" : "bg-raise hover:bg-sand",
          problem ? "border-bad!" : !isDragOver && "border-edge hover:border-ocean",
        )}
        htmlFor={id}
      >
        <LineIcon name="image" />
        <span>
          <b className="text-press">Choose photos</b> <span className="pointer-coarse:hidden">or drop them here</span>
          <span className="pointer-fine:hidden">or take them now</span>
          <span className="block text-1 text-ink2">{`JPG, PNG, GIF or another format, up to ${imageLimits.perListing}. The first is the cover.`}</span>
        </span>
        <input
          id={id}
          type="file"
          className="sr-only"
          accept={acceptedPhotos}
          multiple
          disabled={readOnly}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-error` : undefined}
          onChange={onSelect}
        />
      </label>
      {problem && (
        <p id={`${id}-error`} className="mt-1 flex gap-2 text-1 font-bold text-bad">
          <Icon name="warn" />
          <span>{problem}</span>
        </p>
      )}
      <div role="status">
        {notices.length > 0 && (
          <div className="mt-3">
            <Notice
              tone="bad"
              title="Some files were left out"
              action={
                <button
                  type="button"
                  className="icon-btn -m-2 text-ink"
                  aria-label="Close"
                  onClick={uploads.clearNotices}
                >
                  <Icon name="x" />
                </button>
              }
            >
              {notices.map((notice) => (
                <p key={notice}>{notice}</p>
              ))}
            </Notice>
          </div>
        )}
        {images.length > 0 && (
          <p className="mt-3 text-1 text-ink2">{`${images.filter(isUploaded).length} of ${images.length} uploaded`}</p>
        )}
      </div>
      <ol className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-x-3 gap-y-4 empty:hidden">
        {images.map((image, position) => (
          <ImageTile
            key={image.id}
            image={image}
            position={position}
            total={images.length}
            uploads={uploads}
            isDragged={draggedId === image.id}
            onDragStart={startDrag(image.id)}
            readOnly={readOnly}
          />
        ))}
      </ol>
      {cover?.cardPreview && (
        <CoverCrop
          key={cover.id}
          src={cover.cardPreview}
          focus={cover.focus}
          card={card}
          readOnly={readOnly}
          onChange={(focus) => uploads.setFocus(cover.id, focus)}
        />
      )}
    </fieldset>
  );
}
