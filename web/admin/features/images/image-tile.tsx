import { type PointerEventHandler, useId } from "react";
import { imageLimits } from "#shared/images/image-limits.ts";
import { canRetry, type FormImage, isSettled } from "#web/admin/lib/images/form-image.ts";
import { imageHintTexts } from "#web/admin/lib/images/prepare/image-hints.ts";
import type { ImageUploadList } from "#web/admin/lib/images/upload/image-upload-list.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import { LineIcon } from "#web/ui/icons/line-icon.tsx";
import { Thumbnail } from "#web/ui/thumbnail.tsx";
import { toObjectPosition } from "./crop/focus-point.ts";
import { PhotoFrame } from "./photo-frame.tsx";
import { UploadStatus } from "./upload-status.tsx";

interface ImageTileProps {
  image: FormImage;
  position: number;
  total: number;
  uploads: ImageUploadList;
  isDragged: boolean;
  onDragStart: PointerEventHandler;
  readOnly: boolean;
}

/** An image of the form with its upload status, its buttons and its alternative text. */
export function ImageTile(props: ImageTileProps) {
  const { image, position, total, uploads, isDragged, onDragStart, readOnly } = props;
  const altId = useId();
  const { id, state, preview, alt, hints } = image;
  const label = `photo ${position + 1}`;
  return (
    <li className="min-w-0" data-position={position} data-id={id}>
      <PhotoFrame
        className={isDragged ? "cursor-grabbing outline-3 outline-press" : "cursor-grab"}
        onPointerDown={(event) => event.pointerType === "mouse" && !readOnly && onDragStart(event)}
      >
        {preview ? (
          <Thumbnail
            src={preview}
            alt={alt || image.name || `Photo ${position + 1}`}
            draggable={false}
            style={{ objectPosition: toObjectPosition(image.focus) }}
          />
        ) : (
          <span className="block px-2 pt-10 text-1 text-ink2 wrap-anywhere">{image.name}</span>
        )}
        {position === 0 && (
          <b className="absolute top-2 left-2 rounded-s bg-[#0e4a54] px-2 py-[2px] text-1 text-[#fff]">Cover</b>
        )}
        {!readOnly && (
          // Dragging here moves the image instead of scrolling the page.
          <span
            className="icon-btn on-image top-0 right-0 cursor-[inherit] touch-none"
            aria-hidden="true"
            onPointerDown={onDragStart}
          >
            <LineIcon name="grip" />
          </span>
        )}
        <UploadStatus state={state} label={label} />
      </PhotoFrame>
      {state.name === "failed" && <p className="text-1 font-bold text-bad">{state.message}</p>}
      {hints.length > 0 && (
        <ul className="mt-1 text-1" aria-label={`Hints on ${label}`}>
          {hints.map((hint) => (
            <li key={hint} className="flex gap-1 wrap-anywhere *:first:w-[16px] *:first:text-press">
              <Icon name="warn" />
              <span>{imageHintTexts[hint]}</span>
            </li>
          ))}
        </ul>
      )}
      {/* Four buttons are wider than a tile on the narrowest phone. */}
      <div className="flex justify-between *:min-w-0 *:flex-initial">
        <button
          type="button"
          className="icon-btn text-press disabled:text-ink2"
          aria-label={`Move ${label} forward`}
          disabled={readOnly || position === 0}
          onClick={() => uploads.move(id, position - 1)}
        >
          <Icon name="left" />
        </button>
        <button
          type="button"
          className="icon-btn text-press disabled:text-ink2"
          aria-label={`Move ${label} back`}
          disabled={readOnly || position === total - 1}
          onClick={() => uploads.move(id, position + 1)}
        >
          <Icon name="right" />
        </button>
        {canRetry(image) && (
          <button
            type="button"
            className="icon-btn text-press"
            aria-label={`Retry ${label}`}
            onClick={() => uploads.retry(id)}
          >
            <LineIcon name="retry" />
          </button>
        )}
        <button
          type="button"
          className="icon-btn text-bad"
          aria-label={`${isSettled(image) ? "Remove" : "Cancel"} ${label}`}
          disabled={readOnly}
          onClick={() => uploads.remove(id)}
        >
          <Icon name="x" />
        </button>
      </div>
      <label className="sr-only" htmlFor={altId}>{`What ${label} shows`}</label>
      <input
        id={altId}
        className="in"
        placeholder="What it shows"
        maxLength={imageLimits.altLength}
        autoComplete="off"
        value={alt}
        readOnly={readOnly}
        onChange={({ currentTarget }) => uploads.setAlt(id, currentTarget.value)}
      />
    </li>
  );
}
