import type { ToTell } from "#contract/appointments/to-tell.ts";
import { useSave } from "#web/admin/lib/forms/use-save.ts";
import { formatCount } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { ToldList } from "../telling/told-list.tsx";
import { useTelling } from "../telling/use-telling.ts";

/** What became of a day, after one or more requests. */
export interface MovedSoFar {
  entries: readonly ToTell[];
  /** How many appointments were not tried yet. */
  left: number;
}

interface MovedDayProps {
  moved: MovedSoFar;
  onMoveRest: () => Promise<void>;
  onClose: () => void;
}

/** Lists who must be told after a day moved, and moves the rest of it. */
export function MovedDay({ moved: { entries, left }, onMoveRest, onClose }: MovedDayProps) {
  const telling = useTelling(entries);
  return (
    <div className="grid gap-3">
      {left > 0 && <MoveRest key={entries.length} left={left} onMove={onMoveRest} />}
      <p role="status">{describe(entries.length, telling.left)}</p>
      {entries.length > 0 && <ToldList telling={telling} />}
      <Button look={telling.left === 0 && left === 0 ? "solid" : "outline"} onClick={onClose}>
        Close
      </Button>
    </div>
  );
}

function MoveRest({ left, onMove }: { left: number; onMove: () => Promise<void> }) {
  const { isBusy, failure, save } = useSave();
  return (
    <Notice tone="warn" title={`${formatCount(left, "appointment")} left`}>
      <p role="alert">{failure ?? "These have not moved yet."}</p>
      <Button className="mt-2" busy={isBusy} onClick={() => void save(onMove)}>
        {isBusy ? "Moving..." : "Move the rest"}
      </Button>
    </Notice>
  );
}

function describe(count: number, untold: number): string {
  if (count === 0) return "There is nothing to move on this day.";
  if (untold === 0) return "Everyone is told.";
  return `${untold} of ${count} still to tell. The calendar keeps this list.`;
}
