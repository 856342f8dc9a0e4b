import { formatAge } from "#web/lib/format/format-age.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import { Thumbnail } from "#web/ui/thumbnail.tsx";
import type { ConflictChoice, FieldConflict } from "./field-conflict.ts";

/** A photo of one of the two versions. */
export interface ConflictImage {
  id: string;
  src: string | undefined;
  alt: string;
}

interface ConflictFieldProps {
  conflict: FieldConflict;
  choice: ConflictChoice | undefined;
  /** The photos of each version, for the field of the photos. */
  images?: { yours: ConflictImage[]; theirs: ConflictImage[] } | undefined;
  isMissing: boolean;
  onChoose: (choice: ConflictChoice) => void;
}

/** Two values of a field to choose from, and for photos both together. */
export function ConflictField({ conflict, choice, images, isMissing, onChoose }: ConflictFieldProps) {
  const { name, label, yours, theirs, by, at, isEdited } = conflict;
  const errorId = `conflict-${name}-error`;
  const author = `${by ?? "Someone else"}, ${formatAge(Math.max(0, Date.now() - Date.parse(at)))}`;
  const options: [ConflictChoice, string, string, ConflictImage[]?][] = [
    ["yours", isEdited ? "Yours" : "Yours (not changed)", yours, images?.yours],
    ["theirs", author, theirs, images?.theirs],
  ];
  if (images && isEdited) options.push(["both", "Both", "Your photos and those that were added"]);
  return (
    <fieldset className="min-w-0 border-t border-line py-3" aria-describedby={isMissing ? errorId : undefined}>
      <legend className="float-left w-full font-bold">{label}</legend>
      {options.map(([value, title, text, photos]) => (
        <label key={value} className="clear-both flex min-h-touch cursor-pointer items-start gap-3 py-2 wrap-anywhere">
          <input
            className="size-[24px] flex-none accent-press"
            type="radio"
            name={`conflict-${name}`}
            value={value}
            checked={choice === value}
            aria-invalid={isMissing ? true : undefined}
            onChange={() => onChoose(value)}
          />
          <span className="min-w-0">
            <b className="block text-1 text-ink2">{title}</b>
            <span className="block whitespace-pre-line">{text}</span>
            {photos && photos.length > 0 && (
              <span className="mt-1 flex flex-wrap gap-1">
                {photos.map(({ id, src, alt }, index) => (
                  <Thumbnail
                    key={id}
                    className="h-[48px] w-[64px] rounded-s object-cover"
                    src={src}
                    alt={alt || `Photo ${index + 1}`}
                    width="64"
                    height="48"
                  />
                ))}
              </span>
            )}
          </span>
        </label>
      ))}
      {isMissing && (
        <p id={errorId} className="mt-1 flex gap-2 text-1 font-bold text-bad">
          <Icon name="warn" />
          Choose one
        </p>
      )}
    </fieldset>
  );
}
