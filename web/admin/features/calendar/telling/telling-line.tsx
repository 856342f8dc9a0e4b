import type { ToTell } from "#contract/appointments/to-tell.ts";
import { TodoLine } from "../todo-line.tsx";
import { ToldList } from "./told-list.tsx";
import { useTelling } from "./use-telling.ts";

interface TellingLineProps {
  entries: readonly ToTell[];
  title: string;
  /** @param left how many people do not know yet */
  label: (left: number) => string;
}

/** People to tell, behind their number. Renders nothing if there are none. */
export function TellingLine({ entries, title, label }: TellingLineProps) {
  const telling = useTelling(entries);
  if (telling.entries.length === 0) return null;
  return (
    <TodoLine label={label(telling.left)} title={title} isDone={telling.left === 0}>
      {() => <ToldList telling={telling} />}
    </TodoLine>
  );
}
