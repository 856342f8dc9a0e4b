import { useMemo, useState } from "react";
import { formatCount } from "#web/lib/format/format-values.ts";
import type { ImportProgress } from "../../run/import-progress.ts";
import type { Recheck } from "../../run/import-state.ts";
import type { ImportSource } from "../../run/sent-rows.ts";
import { countSuggestions, type ProblemGroup as Group, groupProblems } from "./group-problems.ts";
import { ProblemGroup } from "./problem-group.tsx";

interface ProblemGroupsProps {
  source: ImportSource;
  progress: ImportProgress;
  canCorrect: boolean;
  recheck: Recheck | undefined;
}

/** Stands for the first group of questions. */
const firstQuestion = "first question";

/** All errors and questions of all rows, the same ones together. Each cell can be corrected here, in one open group. */
export function ProblemGroups({ source, progress, canCorrect, recheck }: ProblemGroupsProps) {
  const all = useMemo(() => groupProblems(progress.rows), [progress.rows]);
  // Groups keep their places while they get shorter.
  const [places] = useState(() => new Map(all.map(({ key }, index) => [key, index])));
  const [chosenKey, setChosenKey] = useState(firstQuestion);
  const getPlace = ({ key }: Group) => places.get(key) ?? places.size;
  const groups = [...all].sort((one, other) => getPlace(one) - getPlace(other));
  const [errors, questions] = [
    groups.filter(({ isQuestion }) => !isQuestion),
    groups.filter((group) => group.isQuestion),
  ];
  const isSolvedQuestion = chosenKey.startsWith("question") && !groups.some(({ key }) => key === chosenKey);
  const openKey = chosenKey === firstQuestion || isSolvedQuestion ? questions[0]?.key : chosenKey;
  const suggested = countSuggestions(progress.rows);
  const renderGroup = (titleId: string) => (group: Group) => (
    <ProblemGroup
      key={group.key}
      group={group}
      source={source}
      canCorrect={canCorrect}
      recheck={recheck}
      isOpen={group.key === openKey}
      onToggle={(isOpen) => setChosenKey(isOpen ? group.key : "")}
      onSolved={() => document.getElementById(titleId)?.focus()}
    />
  );
  return (
    <>
      {errors.length > 0 && (
        <section aria-labelledby="import-problems" className="mt-4">
          <h3 id="import-problems" tabIndex={-1}>
            What is wrong
          </h3>
          {canCorrect && suggested > 0 && (
            <p className="mt-1 text-1 text-ink2">
              {`${formatCount(suggested, "cell")} can be corrected for you. Look at the examples, then apply all suggestions or only some.`}
            </p>
          )}
          <ul className="mt-2 border-t border-line">{errors.map(renderGroup("import-problems"))}</ul>
        </section>
      )}
      {questions.length > 0 && (
        <section aria-labelledby="import-questions" className="mt-4">
          <h3 id="import-questions" tabIndex={-1}>
            Please check
          </h3>
          <p className="mt-1 text-1 text-ink2">
            These cells can be read, but they may mean something else. Rows with open questions are left out.
          </p>
          <ul className="mt-2 border-t border-line">{questions.map(renderGroup("import-questions"))}</ul>
        </section>
      )}
    </>
  );
}
