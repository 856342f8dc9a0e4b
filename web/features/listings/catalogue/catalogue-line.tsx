import { useEffect, useState } from "react";
import { writeCatalogueMark } from "#web/lib/catalogue/catalogue-mark.ts";
import { runTask } from "#web/lib/catalogue/run-task.ts";
import { formatNumber } from "#web/lib/format/format-values.ts";
import { KeepButton } from "./keep-button.tsx";
import { updatedText } from "./updated-text.ts";
import { useCatalogueMark } from "./use-catalogue-mark.ts";

/** Says that the homes work without signal and how current they are, or offers to keep them on this phone. */
export function CatalogueLine() {
  const mark = useCatalogueMark();
  const isStored = useIsStored(mark?.version);
  useMinute();
  if (isStored === undefined) return null;
  if (!mark || !isStored) return <KeepButton />;
  const { incomplete } = mark;
  return (
    <p className="py-2 text-1 text-ink2">
      <span>{`Works without signal. ${updatedText(mark, Date.now())}`}</span>
      {incomplete && (
        <>
          {" "}
          <span>{`The newest ${formatNumber(incomplete.homes)} of ${formatNumber(incomplete.total)} homes.`}</span>
        </>
      )}
    </p>
  );
}

/** Whether the database really holds a catalogue: Android may have cleared it. Undefined until that is known. */
function useIsStored(version: string | undefined): boolean | undefined {
  const [checked, setChecked] = useState<{ version: string | undefined; isStored: boolean }>();
  useEffect(() => {
    let isCurrent = true;
    const finish = (stored: string | undefined) => {
      if (!isCurrent) return;
      if (version !== undefined && stored === undefined) writeCatalogueMark(undefined);
      setChecked({ version, isStored: stored !== undefined });
    };
    runTask("readStoredVersion").then(finish, () => finish(undefined));
    return () => {
      isCurrent = false;
    };
  }, [version]);
  return checked?.version === version ? checked?.isStored : undefined;
}

/** Renders again each minute: "today" may become "yesterday". */
function useMinute(): void {
  const [, setMinutes] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setMinutes((minutes) => minutes + 1), 60_000);
    return () => clearInterval(timer);
  }, []);
}
