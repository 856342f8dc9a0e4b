import { Link } from "react-router-dom";
import type { TimelineEntry } from "#contract/people/person.ts";
import { statusLabels } from "#web/admin/features/shared/enquiries/enquiry-labels.ts";
import { inboxPath } from "#web/admin/features/shared/enquiries/inbox-params.ts";
import { formatDateTime } from "#web/lib/format/format-date-time.ts";

/** What happened with a person, the newest first. */
export function PersonTimeline({ timeline }: { timeline: readonly TimelineEntry[] }) {
  if (timeline.length === 0) return null;
  return (
    <section aria-labelledby="timeline-title">
      <h2 id="timeline-title" className="text-3">
        What happened
      </h2>
      <ol className="mt-2 border-t border-line">
        {timeline.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id, and the list is replaced as a whole
          <li key={`${entry.at} ${index}`} className="border-b border-line py-2">
            <p className="text-1 text-ink2">
              <span>{formatDateTime(entry.at)}</span>
              {entry.enquiry_id && entry.reference && (
                <>
                  {", "}
                  <Link to={inboxPath({ open: entry.enquiry_id })} className="underline">
                    {entry.reference}
                  </Link>
                </>
              )}
            </p>
            <p className="font-bold">{describeEntry(entry)}</p>
            {entry.text && hasOwnText(entry) && <p className="whitespace-pre-line wrap-anywhere">{entry.text}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

const hasOwnText = ({ kind }: TimelineEntry) => kind !== "status" && kind !== "merge";

function describeEntry({ kind, by, text }: TimelineEntry): string {
  const actor = by ?? "A former colleague";
  switch (kind) {
    case "enquiry":
      return by ? `${by} logged an enquiry` : "Sent an enquiry";
    case "call":
      return `${actor} called`;
    case "whatsapp":
      return `${actor} wrote on WhatsApp`;
    case "email":
      return `${actor} wrote an email`;
    case "reply":
      return `${actor} replied`;
    case "next step":
      return text ? `${actor} planned the next step` : `${actor} removed the next step`;
    case "note":
      return `${actor} wrote a note`;
    case "status":
      return `${actor} changed the status to ${statusLabel(text)}`;
    case "merge":
      return `${actor} merged ${text || "another person"} into this person`;
  }
}

const statusLabel = (status: string | null) =>
  Object.entries(statusLabels).find(([name]) => name === status)?.[1] ?? "another one";
