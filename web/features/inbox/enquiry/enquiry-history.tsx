import type { EnquiryStatus } from "#contract/enquiries/enquiry-statuses.ts";
import type { SubmissionDetail } from "#contract/enquiries/submission.ts";
import { formerColleague, statusLabels } from "#web/features/admin-shared/enquiries/enquiry-labels.ts";
import { formatDateTime } from "#web/lib/format/format-date-time.ts";

type Change = SubmissionDetail["history"][number];

/** Changes and notes, oldest first, each with its author. */
export function EnquiryHistory({ enquiry: { history, notes } }: { enquiry: SubmissionDetail }) {
  const events = [
    ...history.map((change) => ({ ...change, text: describeChange(change) })),
    ...notes.map((note) => ({ ...note, text: "wrote a note" })),
  ].sort((a, b) => a.at.localeCompare(b.at));
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="history-title" className="text-1">
      <h3 id="history-title" className="text-2">
        History
      </h3>
      <ul className="mt-1 text-ink2">
        {events.map(({ at, by, text }) => (
          <li key={at + text} className="py-1">
            {`${formatDateTime(at)}: ${by ?? formerColleague ?? ""} ${text}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns the rest of a sentence that begins with the author's name. */
function describeChange({ by, field, from, to, from_name, to_name }: Change): string {
  const statusLabel = (status: string | null) => statusLabels[status as EnquiryStatus] ?? "—";
  if (field === "status") return `changed the status from ${statusLabel(from)} to ${statusLabel(to)}`;
  if (field === "spam") return to === "true" ? "moved it to spam" : "moved it out of spam";
  const previous = from_name ?? formerColleague.toLowerCase();
  const next = to_name ?? formerColleague.toLowerCase();
  const wasOwn = from_name !== null && from_name === by;
  const isOwn = to_name !== null && to_name === by;
  if (to === null) return wasOwn ? "unassigned it" : `unassigned it from ${previous}`;
  if (isOwn) return from === null ? "assigned it to themselves" : `took it over from ${previous}`;
  return from === null || wasOwn ? `assigned it to ${next}` : `reassigned it from ${previous} to ${next}`;
}
