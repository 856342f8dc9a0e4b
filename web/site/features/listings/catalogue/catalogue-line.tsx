import { useEffect, useState } from "react";
import { formatBytes } from "#web/lib/format/format-bytes.ts";
import { readOfflineBytes } from "#web/lib/visits/worker-bytes.ts";
import { updatedText } from "./updated-text.ts";
import { useStoredCatalogue } from "./use-stored-catalogue.ts";

/**
 * Says that the homes work without signal, how current they are and what the phone has loaded for it. It is one line, so
 * that lists can keep its place.
 */
export function CatalogueLine() {
  const mark = useStoredCatalogue();
  const bytes = useOfflineBytes(mark?.checkedAt);
  if (!mark) return null;
  const cost = bytes ? `: ${formatBytes(bytes)}` : "";
  return <p className="text-1 text-ink2">{`Works without signal${cost}. ${updatedText(mark, Date.now())}`}</p>;
}

/** Returns what the phone has loaded so far, and reads it again each minute: "today" may become "yesterday". */
function useOfflineBytes(renewedAt: number | undefined): number | undefined {
  const [read, setRead] = useState<{ bytes: number }>();
  useEffect(() => {
    if (renewedAt === undefined) return;
    const update = () =>
      readOfflineBytes().then(
        (bytes) => setRead({ bytes }),
        () => setRead({ bytes: 0 }),
      );
    update();
    const timer = setInterval(update, 60_000);
    return () => clearInterval(timer);
  }, [renewedAt]);
  return read?.bytes;
}
