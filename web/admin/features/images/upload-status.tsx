import type { FormImageState } from "#web/admin/lib/images/form-image.ts";
import { ProgressBar } from "#web/admin/ui/inputs/progress-bar.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";

interface UploadStatusProps {
  state: FormImageState;
  /** The image in words: `photo 2`. */
  label: string;
}

const statusClass = "absolute inset-x-0 bottom-0 flex min-h-8 items-center gap-2 bg-raise px-2 text-1 font-bold";

/** The bar at the bottom of a new image. */
export function UploadStatus({ state, label }: UploadStatusProps) {
  if (state.name === "stored" || state.name === "failed") return null;
  if (state.name === "sent") {
    return (
      <span className={`text-good ${statusClass}`}>
        <Icon name="check" />
        Uploaded
      </span>
    );
  }
  if (state.name === "sending") {
    return (
      <span className={statusClass}>
        <ProgressBar value={state.progress} max={1} aria-label={`Uploading ${label}`} />
        <span>{`${Math.round(state.progress * 100)} %`}</span>
      </span>
    );
  }
  if (state.name === "preparing") return <span className={statusClass}>Preparing…</span>;
  return <span className={statusClass}>{state.for === "connection" ? "Waiting for a connection" : "Waiting"}</span>;
}
