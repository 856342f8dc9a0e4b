import type { SubmissionDetail } from "#contract/enquiries/submission.ts";
import { formatDateTime } from "#web/lib/format/format-date-time.ts";
import { type EnquiryStatus, statusLabels } from "../status-badge.tsx";

type Change = SubmissionDetail["history"][number];

/** Whose account is gone. */
export const formerColleague = "A former colleague";

/** Everything that was done with it, with who and when (ruling 24). */
export function EnquiryHistory({ submission: { history, notes } }: { submission: SubmissionDetail }) {
  const done = [
    ...history.map((change) => ({ ...change, words: inWords(change) })),
    ...notes.map((note) => ({ ...note, words: "wrote a note" })),
  ].sort((one, other) => one.at.localeCompare(other.at));
  if (done.length === 0) return null;
  return (
    <section aria-labelledby="history-title" className="text-1">
      <h3 id="history-title" className="text-2">
        History
      </h3>
      <ul className="mt-1 text-ink2">
        {done.map(({ at, by, words }) => (
          <li key={at + words} className="py-1">
            {formatDateTime(at)}: {by ?? formerColleague} {words}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What somebody did: the end of a sentence that begins with their name. */
function inWords({ by, field, from, to, from_name, to_name }: Change): string {
  const name = (status: string | null) => statusLabels[status as EnquiryStatus] ?? "—";
  if (field === "status") return `changed the status from ${name(from)} to ${name(to)}`;
  if (field === "spam") return to === "true" ? "moved it to spam" : "took it from spam";
  const [giver, taker] = [from_name, to_name].map((one) => one ?? formerColleague.toLowerCase());
  const wasTheirs = from_name !== null && from_name === by;
  if (to === null) return wasTheirs ? "gave it back" : `took it from ${giver}`;
  if (to_name !== null && to_name === by) return from === null ? "took it" : `took it from ${giver}`;
  return from === null || wasTheirs ? `gave it to ${taker}` : `passed it from ${giver} to ${taker}`;
}
