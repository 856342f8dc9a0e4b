import { Link } from "react-router-dom";
import { adminPaths } from "#contract/site/admin-paths.ts";
import { formatCount, formatNumber } from "#web/lib/format/format-values.ts";
import { withQuery } from "#web/lib/page/paths.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { PhotosSection } from "../photos/photos-section.tsx";
import type { ImportProgress } from "../run/import-progress.ts";
import type { ImportState } from "../run/import-state.ts";
import { leftOutRows } from "../run/left-out-rows.ts";
import type { ImportSource } from "../run/sent-rows.ts";
import { CheckNotices } from "./check-notices.tsx";
import { openCheck } from "./correct-cells.ts";
import { ProblemGroups } from "./groups/problem-groups.tsx";
import { ImportBar } from "./import-bar.tsx";
import { ImportFigures } from "./import-figures.tsx";
import { ImportReport } from "./import-report.tsx";
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
      {stage === "imported" && <ImportedNotices progress={progress} rowCount={source.spreadsheet.rows.length} />}
      {progress.dryRun && <CheckNotices source={source} />}
      {shown.dryRun && <SimilarListings source={source} progress={shown} />}
      <ProblemGroups source={source} progress={shown} canCorrect={check !== undefined} recheck={recheck} />
      {stage !== "stopped" && progress.listings.size > 0 && <PhotosSection source={source} progress={progress} />}
      <ImportReport source={source} progress={progress} />
      <ImportBar state={state} source={source} progress={progress} check={check} />
    </>
  );
}

/** Says after an import why visitors do not see the new listings yet, and how many rows it has left out. */
function ImportedNotices({ progress, rowCount }: { progress: ImportProgress; rowCount: number }) {
  const { created, question, error } = progress.counts;
  const leftOut = question + error + leftOutRows(progress).length;
  return (
    <>
      {created > 0 && (
        <Notice tone="good" title="The new listings are drafts">
          <p>
            Add their photos and publish them. Then visitors see them.{" "}
            <Link to={withQuery(adminPaths.listings, new URLSearchParams({ only: "drafts" }))}>See the drafts</Link>
          </p>
        </Notice>
      )}
      {leftOut > 0 && (
        <Notice
          tone="warn"
          icon="warn"
          title={`${formatNumber(leftOut)} of ${formatCount(rowCount, "row")} ${leftOut === 1 ? "was" : "were"} left out`}
        >
          <p>Correct them below, then import them. The report says why each one was left out.</p>
        </Notice>
      )}
    </>
  );
}
