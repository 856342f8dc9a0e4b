import { type PointerEventHandler, useId } from "react";
import { imageLimits } from "#contract/images/image-limits.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { LineIcon } from "#web/ui/admin/line-icon.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { type FormImage, isSettled } from "./form-image.ts";
import type { ImageUploadList } from "./image-upload-list.ts";

interface PictureTileProps {
  picture: FormImage;
  at: number;
  total: number;
  tray: ImageUploadList;
  isDragged: boolean;
  onGrip: PointerEventHandler;
  readOnly: boolean;
}

/** One picture of the form: itself, how far it is, its place, its words. */
export function ImageTile({ picture, at, total, tray, isDragged, onGrip, readOnly }: PictureTileProps) {
  const altId = useId();
  const { id, state, preview, alt } = picture;
  const called = `picture ${at + 1}`;
  return (
    <li className={classNames("tile", isDragged && "tile-dragged")} data-place={at} data-entry={id}>
      <div
        className="tile-picture"
        onPointerDown={(event) => event.pointerType === "mouse" && !readOnly && onGrip(event)}
      >
        {preview ? (
          <img src={preview} alt={alt || picture.name || `Picture ${at + 1}`} draggable={false} />
        ) : (
          <span className="tile-name">{picture.name}</span>
        )}
        {at === 0 && <b className="tile-cover">Cover</b>}
        {!readOnly && (
          <span className="tile-grip icon-btn on-image top-0 right-0" aria-hidden="true" onPointerDown={onGrip}>
            <LineIcon name="grip" />
          </span>
        )}
        <TileState picture={picture} called={called} />
      </div>
      {state.name === "failed" && <p className="text-1 font-bold text-bad">{state.message}</p>}
      <div className="tile-buttons">
        <button
          type="button"
          className="icon-btn text-press disabled:text-ink2"
          aria-label={`Move ${called} forward`}
          disabled={readOnly || at === 0}
          onClick={() => tray.move(id, at - 1)}
        >
          <Icon name="left" />
        </button>
        <button
          type="button"
          className="icon-btn text-press disabled:text-ink2"
          aria-label={`Move ${called} back`}
          disabled={readOnly || at === total - 1}
          onClick={() => tray.move(id, at + 1)}
        >
          <Icon name="right" />
        </button>
        {(state.name === "failed" || (state.name === "waiting" && state.for === "signal")) && (
          <button
            type="button"
            className="icon-btn text-press"
            aria-label={`Retry ${called}`}
            onClick={() => tray.retry(id)}
          >
            <LineIcon name="retry" />
          </button>
        )}
        <button
          type="button"
          className="icon-btn text-bad"
          aria-label={`${isSettled(picture) ? "Remove" : "Cancel"} ${called}`}
          disabled={readOnly}
          onClick={() => tray.remove(id)}
        >
          <Icon name="x" />
        </button>
      </div>
      <label className="sr-only" htmlFor={altId}>
        What {called} shows
      </label>
      <input
        id={altId}
        className="in"
        placeholder="What it shows"
        maxLength={imageLimits.altLength}
        autoComplete="off"
        value={alt}
        readOnly={readOnly}
        onChange={({ currentTarget }) => tray.setAlt(id, currentTarget.value)}
      />
    </li>
  );
}

function TileState({ picture: { state }, called }: { picture: FormImage; called: string }) {
  if (state.name === "stored" || state.name === "failed") return null;
  if (state.name === "sent") {
    return (
      <span className="tile-state text-good">
        <Icon name="check" />
        Sent
      </span>
    );
  }
  if (state.name === "sending") {
    return (
      <span className="tile-state">
        <progress value={state.progress} max={1} aria-label={`Sending ${called}`} />
        {Math.round(state.progress * 100)} %
      </span>
    );
  }
  return <span className="tile-state">{waitingText(state)}</span>;
}

function waitingText(state: FormImage["state"]): string {
  if (state.name === "preparing") return "Preparing…";
  return state.name === "waiting" && state.for === "signal" ? "Waiting for a connection" : "Waiting";
}
