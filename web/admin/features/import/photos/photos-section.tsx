import { useState } from "react";
import { FileInput } from "#web/admin/ui/inputs/file-input.tsx";
import { ProgressBar } from "#web/admin/ui/inputs/progress-bar.tsx";
import { formatCount, formatNumber } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Field } from "#web/ui/form/field.tsx";
import type { ImportProgress } from "../run/import-progress.ts";
import { getCell, type ImportSource } from "../run/sent-rows.ts";
import type { PhotoMatches, PhotoTarget } from "./match-photos.ts";
import { useAddPhotos } from "./use-add-photos.ts";

/** Adds photos of a folder or a ZIP file to the listings of a spreadsheet. */
export function PhotosSection({ source, progress }: { source: ImportSource; progress: ImportProgress }) {
  const [publish, setPublish] = useState(false);
  const targets = [...progress.listings].map(
    ([position, listing]): PhotoTarget => ({ ...listing, names: getCell(source, position, "photos") }),
  );
  const { matches, problem, status, choose, start, stop } = useAddPhotos(targets);
  const isRunning = status?.state === "running";
  return (
    <section aria-labelledby="import-photos" className="mt-6">
      <h3 id="import-photos">Photos</h3>
      <p className="mt-1 max-w-[60ch] text-1 text-ink2">
        Choose a folder or a ZIP file. Photos are matched by the column of file names, or by the reference: R-1.jpg,
        R-1_2.jpg, or a folder named R-1. They are made smaller on this device before they are sent.
      </p>
      <div className="mt-3 flex flex-wrap gap-x-6 gap-y-3">
        <PhotoInput id="photo-folder" label="Folder of photos" isFolder busy={isRunning} onChoose={choose} />
        <PhotoInput id="photo-zip" label="ZIP file of photos" busy={isRunning} onChoose={choose} />
      </div>
      {problem && (
        <div role="alert" className="mt-3 max-w-[65ch]">
          <Notice tone="bad" title={problem} />
        </div>
      )}
      {matches && (
        <div className="mt-3">
          <p role="status">{describeMatches(matches)}</p>
          <NameList
            count={formatCount(matches.unmatched.length, "photo matches", "photos match")}
            text="no listing"
            names={matches.unmatched}
          />
          <NameList
            count={formatCount(matches.others.length, "file is", "files are")}
            text={matches.others.length === 1 ? "no photo" : "no photos"}
            names={matches.others}
          />
          <NameList
            count={formatCount(matches.without.length, "listing gets", "listings get")}
            text="no photo"
            names={matches.without.map(({ reference }) => reference)}
          />
          {!status && matches.listings.length > 0 && (
            <>
              <label className="mt-2 flex min-h-touch items-center gap-2">
                <input
                  type="checkbox"
                  checked={publish}
                  onChange={({ currentTarget }) => setPublish(currentTarget.checked)}
                />
                Publish these listings when their photos are added
              </label>
              <Button className="mt-2" onClick={() => start(publish)}>
                {`Add ${formatCount(countPhotos(matches), "photo")}`}
              </Button>
            </>
          )}
        </div>
      )}
      {status && (
        <div className="mt-3 grid max-w-[65ch] gap-2">
          <div className="flex max-w-[28rem] flex-wrap items-center gap-3">
            <ProgressBar max={status.total} value={status.done} aria-label="Photos added" />
            <span className="text-1">{`${formatNumber(status.done)} of ${formatNumber(status.total)}`}</span>
            {isRunning && (
              <Button look="quiet" onClick={stop}>
                Cancel
              </Button>
            )}
          </div>
          {status.state === "stopped" && (
            <Notice tone="warn" title={status.reason ?? "Stopped"}>
              <Button className="mt-2" look="outline" onClick={() => start(publish)}>
                Continue
              </Button>
            </Notice>
          )}
          {status.state === "done" && (
            <Notice tone="good" title={`Photos added to ${formatCount(status.listings, "listing")}.`} />
          )}
          {status.problems.length > 0 && (
            <ul className="mt-2 text-1 text-bad wrap-anywhere">
              {status.problems.map(({ path, reason }) => (
                <li key={path}>{`${path}: ${reason}`}</li>
              ))}
            </ul>
          )}
        </div>
      )}
    </section>
  );
}

interface NameListProps {
  /** "3 photos match" */
  count: string;
  text: string;
  names: readonly string[];
}

/** Lists every name, so that none is left out unnoticed. */
function NameList({ count, text, names }: NameListProps) {
  if (names.length === 0) return null;
  return <p className="text-1 text-warn wrap-anywhere">{`${count} ${text}: ${names.join(", ")}`}</p>;
}

interface PhotoInputProps {
  id: string;
  label: string;
  isFolder?: boolean;
  busy: boolean;
  onChoose: (files: File[], isFolder: boolean) => Promise<void>;
}

function PhotoInput({ id, label, isFolder = false, busy, onChoose }: PhotoInputProps) {
  return (
    <Field id={id} label={label} className="min-w-0 max-w-full">
      <FileInput
        id={id}
        label={label}
        {...(isFolder ? { webkitdirectory: "", multiple: true } : { accept: ".zip,application/zip" })}
        buttonLabel={isFolder ? "Choose folder" : "Choose file"}
        buttonClass="btn btn-outline"
        busy={busy}
        onChoose={(files) => onChoose(files, isFolder)}
      />
    </Field>
  );
}

const countPhotos = ({ listings }: PhotoMatches) => listings.reduce((total, { photos }) => total + photos.length, 0);

function describeMatches(matches: PhotoMatches): string {
  const count = countPhotos(matches);
  if (count === 0) return "No photo matches a listing of this file.";
  return `${formatCount(count, "photo belongs", "photos belong")} to ${formatCount(matches.listings.length, "listing")}.`;
}
