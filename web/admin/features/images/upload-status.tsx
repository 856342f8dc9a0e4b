import type { FormImageState } from "#web/admin/lib/images/form-image.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { Icon } from "#web/ui/icons/icon.tsx";

interface UploadStatusProps {
  state: FormImageState;
  /** The image in words: `photo 2`. */
  label: string;
}

const statusClass = "absolute inset-x-0 bottom-0 flex min-h-8 items-center gap-2 bg-raise px-2 text-1 font-bold";
const barClass = classNames(
  "h-[8px] min-w-0 flex-1 appearance-none overflow-hidden rounded-s bg-sand2 [&::-webkit-progress-bar]:bg-sand2",
  "[&::-webkit-progress-value]:bg-ocean [&::-moz-progress-bar]:bg-ocean",
);

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
        <progress className={barClass} value={state.progress} max={1} aria-label={`Uploading ${label}`} />
        <span>{`${Math.round(state.progress * 100)} %`}</span>
      </span>
    );
  }
  if (state.name === "preparing") return <span className={statusClass}>Preparing…</span>;
  return <span className={statusClass}>{state.for === "connection" ? "Waiting for a connection" : "Waiting"}</span>;
}
