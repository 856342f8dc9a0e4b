import type { ToTell } from "#contract/appointments/to-tell.ts";
import { ToldList } from "./told-list.tsx";
import { useTelling } from "./use-telling.ts";

interface TellingFoldProps {
  entries: readonly ToTell[];
  /** @param left how many people do not know yet */
  title: (left: number) => string;
}

/** People to tell, folded under their number. Renders nothing if there are none. */
export function TellingFold({ entries, title }: TellingFoldProps) {
  const telling = useTelling(entries);
  if (telling.entries.length === 0) return null;
  return (
    <details className="mt-3 border-y border-line print:hidden">
      <summary className="fold min-h-control justify-between font-bold">
        <span>{title(telling.left)}</span>
      </summary>
      <ToldList telling={telling} />
    </details>
  );
}
