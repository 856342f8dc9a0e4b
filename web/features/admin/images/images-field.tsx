import { type ChangeEvent, type DragEvent, useState } from "react";
import { imageLimits } from "#contract/images/image-limits.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { LineIcon } from "#web/ui/admin/line-icon.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { type ImageUploadListState, isUploaded } from "./form-image.ts";
import { ImageTile } from "./image-tile.tsx";
import type { ImageUploadList } from "./image-upload-list.ts";
import { useDragOrder } from "./use-drag-order.ts";

interface PictureFieldProps {
  /** The id of the control that chooses files. */
  id: string;
  tray: ImageUploadList;
  view: ImageUploadListState;
  problem: string | undefined;
  readOnly: boolean;
}

/** A listing's pictures: chosen or dropped in batches, each on its way by itself, in an order of one's own. */
export function ImagesField({ id, tray, view, problem, readOnly }: PictureFieldProps) {
  const { pictures, notices } = view;
  const { dragged, start } = useDragOrder(tray.move);
  const [isOver, setIsOver] = useState(false);
  const onChoose = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    tray.add(Array.from(input.files ?? []));
    // So that the same file can be chosen again after it was removed.
    input.value = "";
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    if (!readOnly) tray.add(Array.from(event.dataTransfer.files));
  };
  return (
    <fieldset
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
    >
      <legend className="sr-only">Pictures</legend>
      <label className={classNames("drop", isOver && "drop-over")} htmlFor={id}>
        <LineIcon name="image" />
        <span>
          <b className="text-press">Choose pictures</b> or drop them here
          <span className="block text-1 text-ink2">
            JPG, PNG, GIF and whatever this browser can show, {imageLimits.perListing} at most. The first is the cover.
          </span>
        </span>
        <input
          id={id}
          type="file"
          accept="image/*"
          multiple
          disabled={readOnly}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-error` : undefined}
          onChange={onChoose}
        />
      </label>
      {problem && (
        <p id={`${id}-error`} className="mt-1 flex gap-2 text-1 font-bold text-bad">
          <Icon name="warn" />
          {problem}
        </p>
      )}
      <div role="status">
        {notices.length > 0 && (
          <div className="mt-3">
            <Notice
              tone="bad"
              title="Not everything was taken"
              action={
                <button type="button" className="icon-btn -m-2 text-ink" aria-label="Close" onClick={tray.clearNotices}>
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
        {pictures.length > 0 && (
          <p className="mt-3 text-1 text-ink2">
            {pictures.filter(isUploaded).length} of {pictures.length} pictures are with the server.
          </p>
        )}
      </div>
      <ol className="tiles-grid">
        {pictures.map((picture, at) => (
          <ImageTile
            key={picture.id}
            picture={picture}
            at={at}
            total={pictures.length}
            tray={tray}
            isDragged={dragged === picture.id}
            onGrip={start(picture.id)}
            readOnly={readOnly}
          />
        ))}
      </ol>
    </fieldset>
  );
}
