import { useState } from "react";
import type { ToTell } from "#contract/appointments/admin-appointment.ts";
import { formatCount } from "#web/lib/format/format-values.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { ToldList, withTold } from "../told-list.tsx";

/** The appointments on days off that were saved, with whom to tell. They stay until a colleague moves or cancels them. */
export function ConflictList({ conflicts }: { conflicts: readonly ToTell[] }) {
  const [told, setTold] = useState<ReadonlySet<string>>(new Set());
  return (
    <div role="status">
      {conflicts.length > 0 && (
        <>
          <Notice tone="warn" title={`${formatCount(conflicts.length, "appointment")} on a day off`}>
            <p>They stay as they are. Move or cancel them, and tell the people.</p>
          </Notice>
          <ToldList entries={conflicts} told={told} setTold={(id, isTold) => setTold(withTold(told, id, isTold))} />
        </>
      )}
    </div>
  );
}
