import type { EnquiryStatus } from "#contract/enquiries/enquiry-statuses.ts";
import type { EnquiryDetail } from "#contract/enquiries/inbox-enquiry.ts";
import { formerColleague, statusLabels } from "#web/admin/features/shared/enquiries/enquiry-labels.ts";
import { formatDateTime } from "#web/lib/format/format-date-time.ts";

type Change = EnquiryDetail["history"][number];

/** Changes and notes, oldest first, each with its author. */
export function EnquiryHistory({ enquiry }: { enquiry: EnquiryDetail }) {
  const { history, notes, opened_at, opened_by } = enquiry;
  const events = [
    ...(opened_at ? [{ at: opened_at, by: opened_by, text: "opened it first" }] : []),
    ...enquiry.events.map(({ at, by, kind, text, reached }) => ({
      at,
      by,
      text: reached === false ? `${eventTexts[kind](text)}, not reached` : eventTexts[kind](text),
      sent: sentText(kind, text),
    })),
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
        {events.map((event) => (
          <li key={event.at + event.text} className="py-1">
            <span>{`${formatDateTime(event.at)}: ${event.by ?? formerColleague ?? ""} ${event.text}`}</span>
            {"sent" in event && event.sent && (
              <details>
                <summary className="inline-flex min-h-touch cursor-pointer items-center underline">
                  Show the text
                </summary>
                <p className="border-l-2 border-line pl-3 whitespace-pre-line text-ink">{event.sent}</p>
              </details>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type EventKind = EnquiryDetail["events"][number]["kind"];

/** The rest of a sentence that begins with the author's name. */
const eventTexts: Record<EventKind, (text: string | null) => string> = {
  call: () => "called",
  whatsapp: () => "wrote on WhatsApp",
  email: () => "wrote an email",
  reply: () => "sent this reply",
  "next step": (text) => (text ? `set the next step: ${text}` : "removed the next step"),
};

const sentText = (kind: EventKind, text: string | null) => (kind === "reply" ? text : null);

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
