import { useEffect, useState } from "react";
import { updatedText } from "./updated-text.ts";
import { useStoredCatalogue } from "./use-stored-catalogue.ts";

/** Says that the homes work without signal and how current they are. It is one line, so that lists can keep its place. */
export function CatalogueLine() {
  const mark = useStoredCatalogue();
  useMinute();
  return mark && <p className="text-1 text-ink2">{`Works without signal. ${updatedText(mark, Date.now())}`}</p>;
}

/** Renders again each minute: "today" may become "yesterday". */
function useMinute(): void {
  const [, setMinutes] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setMinutes((minutes) => minutes + 1), 60_000);
    return () => clearInterval(timer);
  }, []);
}
