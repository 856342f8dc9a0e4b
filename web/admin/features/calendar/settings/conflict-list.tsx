import type { ToTell } from "#contract/appointments/to-tell.ts";
import { formatCount } from "#web/lib/format/format-values.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { ToldList } from "../telling/told-list.tsx";
import { useTelling } from "../telling/use-telling.ts";

/** The appointments on days off that were saved, with whom to tell. They stay until a colleague moves or cancels them. */
export function ConflictList({ conflicts }: { conflicts: readonly ToTell[] }) {
  const telling = useTelling(conflicts);
  return (
    <div role="status">
      {conflicts.length > 0 && (
        <>
          <Notice tone="warn" title={`${formatCount(conflicts.length, "appointment")} on a day off`}>
            <p>
              They stay as they are. Move or cancel them, and tell the people. The calendar lists who is still to be
              told.
            </p>
          </Notice>
          <ToldList telling={telling} />
        </>
      )}
    </div>
  );
}
