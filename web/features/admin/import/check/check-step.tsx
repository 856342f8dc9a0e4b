import { formatCount, formatNumber } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import { applySuggestions, continueImport, importSpreadsheet } from "../import-store.ts";
import { PhotosSection } from "../photos/photos-section.tsx";
import type { ImportProgress } from "../run/import-progress.ts";
import type { ImportStage } from "../run/import-state.ts";
import { type ImportSource, rowNumber } from "../run/sent-rows.ts";
import { leftOutRows, nextPosition } from "../run/similar-rows.ts";
import { CheckNotices } from "./check-notices.tsx";
import { countSuggestions } from "./group-problems.ts";
import { ImportFigures } from "./import-figures.tsx";
import { ImportReport } from "./import-report.tsx";
import { NewDrafts } from "./new-drafts.tsx";
import { ProblemGroups } from "./problem-groups.tsx";
import { SimilarListings } from "./similar-listings.tsx";

interface CheckStepProps {
  stage: ImportStage;
  source: ImportSource;
  progress: ImportProgress;
}

/** Steps 3 and 4 while nothing runs: the result, what is wrong, and, in view all the time, what to do next. */
export function CheckStep({ stage, source, progress }: CheckStepProps) {
  return (
    <>
      <ImportFigures progress={progress} />
      {stage === "imported" && progress.counts.created > 0 && <NewDrafts />}
      {progress.dryRun && <CheckNotices source={source} />}
      {progress.dryRun && <SimilarListings source={source} progress={progress} />}
      <ProblemGroups source={source} progress={progress} />
      {stage !== "stopped" && progress.listings.size > 0 && <PhotosSection source={source} progress={progress} />}
      <ImportReport source={source} progress={progress} />
      <NextStep stage={stage} source={source} progress={progress} />
    </>
  );
}

function NextStep({ stage, source, progress }: CheckStepProps) {
  const importable = progress.counts.created + progress.counts.updated - leftOutRows(progress).length;
  if (stage === "stopped") {
    return (
      <div className="import-bar">
        <Button onClick={continueImport}>
          Continue from row {formatNumber(rowNumber(source, nextPosition(progress)))}
        </Button>
      </div>
    );
  }
  if (stage !== "checked") return null;
  // Correcting comes first then.
  const suggested = countSuggestions(progress.rows);
  return (
    <div className="import-bar">
      {suggested > 0 && (
        <Button onClick={() => applySuggestions(() => true)}>Apply {formatCount(suggested, "suggestion")}</Button>
      )}
      {(importable > 0 || suggested === 0) && (
        <Button look={suggested > 0 ? "outline" : "solid"} disabled={importable === 0} onClick={importSpreadsheet}>
          {importable === 0 ? "Nothing to import" : `Import ${formatCount(importable, "row")}`}
        </Button>
      )}
    </div>
  );
}
