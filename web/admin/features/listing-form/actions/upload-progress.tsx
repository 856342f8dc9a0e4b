import { type FormImage, isUploaded } from "#web/admin/lib/images/form-image.ts";
import { ProgressBar } from "#web/admin/ui/inputs/progress-bar.tsx";
import { formatCount } from "#web/lib/format/format-values.ts";

/** How far the photos are, beside the buttons: the photos themselves may be out of view. Nothing once all are uploaded. */
export function UploadProgress({ images, isSending }: { images: readonly FormImage[]; isSending: boolean }) {
  const left = images.filter((image) => !isUploaded(image));
  if (left.length === 0) return null;
  const failed = left.filter(({ state }) => state.name === "failed").length;
  const done = images.reduce((sum, image) => sum + shareOf(image), 0);
  const text = isSending
    ? `Saving waits for ${formatCount(left.length, "photo")}`
    : `${images.length - left.length} of ${formatCount(images.length, "photo")} uploaded`;
  return (
    <p className="flex w-full flex-wrap items-center gap-x-3 text-[length:min(var(--text-1),3.9vw)] leading-[20px] text-ink2 lg:w-auto lg:text-1">
      <span>{failed > 0 ? `${formatCount(failed, "photo")} could not be uploaded` : text}</span>
      <ProgressBar className="min-w-[4rem] lg:w-[8rem]" value={done} max={images.length} aria-hidden="true" />
    </p>
  );
}

const shareOf = (image: FormImage) =>
  image.state.name === "sending" ? image.state.progress : isUploaded(image) ? 1 : 0;
