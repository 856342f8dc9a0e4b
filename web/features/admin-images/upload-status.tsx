import type { FormImageState } from "#web/features/admin-shared/images/form-image.ts";
import { Icon } from "#web/ui/icons/icon.tsx";

interface UploadStatusProps {
  state: FormImageState;
  /** The image in words: `photo 2`. */
  label: string;
}

/** The bar at the bottom of a new image. */
export function UploadStatus({ state, label }: UploadStatusProps) {
  if (state.name === "stored" || state.name === "failed") return null;
  if (state.name === "sent") {
    return (
      <span className="tile-status text-good">
        <Icon name="check" />
        Uploaded
      </span>
    );
  }
  if (state.name === "sending") {
    return (
      <span className="tile-status">
        <progress value={state.progress} max={1} aria-label={`Uploading ${label}`} />
        <span>{`${Math.round(state.progress * 100)} %`}</span>
      </span>
    );
  }
  if (state.name === "preparing") return <span className="tile-status">Preparing…</span>;
  return <span className="tile-status">{state.for === "connection" ? "Waiting for a connection" : "Waiting"}</span>;
}
