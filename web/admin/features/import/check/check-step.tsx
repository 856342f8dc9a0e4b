import { PhotosSection } from "../photos/photos-section.tsx";
import type { ImportProgress } from "../run/import-progress.ts";
import type { ImportState } from "../run/import-state.ts";
import type { ImportSource } from "../run/sent-rows.ts";
import { CheckNotices } from "./check-notices.tsx";
import { openCheck } from "./correct-cells.ts";
import { ProblemGroups } from "./groups/problem-groups.tsx";
import { ImportBar } from "./import-bar.tsx";
import { ImportFigures } from "./import-figures.tsx";
import { ImportReport } from "./import-report.tsx";
import { LeftOutNotice } from "./left-out-notice.tsx";
import { NewDrafts } from "./new-drafts.tsx";
import { SimilarListings } from "./similar-listings.tsx";

interface CheckStepProps {
  state: ImportState;
  source: ImportSource;
  progress: ImportProgress;
}

/** Steps 3 and 4 while nothing runs: the result, what is wrong, and, in view all the time, what to do next. */
export function CheckStep({ state, source, progress }: CheckStepProps) {
  const { stage, recheck } = state;
  const check = openCheck(state);
  const shown = check ?? progress;
  return (
    <>
      <ImportFigures progress={progress} />
      {stage === "imported" && progress.counts.created > 0 && <NewDrafts />}
      {stage === "imported" && <LeftOutNotice progress={progress} rowCount={source.spreadsheet.rows.length} />}
      {progress.dryRun && <CheckNotices source={source} />}
      {shown.dryRun && <SimilarListings source={source} progress={shown} />}
      <ProblemGroups source={source} progress={shown} canCorrect={check !== undefined} recheck={recheck} />
      {stage !== "stopped" && progress.listings.size > 0 && <PhotosSection source={source} progress={progress} />}
      <ImportReport source={source} progress={progress} />
      <ImportBar state={state} source={source} progress={progress} check={check} />
    </>
  );
}
