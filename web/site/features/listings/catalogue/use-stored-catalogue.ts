import { useEffect, useState } from "react";
import { type CatalogueMark, writeCatalogueMark } from "#web/lib/catalogue/catalogue-mark.ts";
import { runTask } from "#web/lib/catalogue/run-task.ts";
import { useCatalogueMark } from "../saved-searches/use-catalogue-mark.ts";

/** Returns what is known of the catalogue on this phone: undefined until it is known, null if the phone holds none. */
export function useStoredCatalogue(): CatalogueMark | null | undefined {
  const mark = useCatalogueMark();
  const isStored = useIsStored(mark?.version);
  if (isStored === undefined) return undefined;
  return (isStored && mark) || null;
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
