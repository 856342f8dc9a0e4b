import type { SubmissionDetail } from "#contract/submission.ts";
import { formatMoment } from "#web/lib/moment.ts";
import { type Status, statusNames } from "../kit/status-badge.tsx";

type Change = SubmissionDetail["history"][number];

/** Every change, with who and when (ruling 24). */
export function SubmissionHistory({ submission: { history } }: { submission: SubmissionDetail }) {
  if (history.length === 0) return null;
  return (
    <section aria-labelledby="history-title" className="text-1">
      <h3 id="history-title" className="text-2">
        History
      </h3>
      <ul className="mt-1 text-ink2">
        {history.map((change) => (
          <li key={change.at + change.field + change.to} className="py-1">
            {formatMoment(change.at)}: {change.by ?? "Somebody who has left"} {inWords(change)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function inWords({ field, from, to }: Change): string {
  const name = (status: string | null) => statusNames[status as Status] ?? "—";
  if (field === "status") return `changed the status from ${name(from)} to ${name(to)}`;
  if (field === "spam") return to === "true" || to === "1" ? "moved it to spam" : "took it out of spam";
  return to === null ? "took it from its colleague" : "gave it to a colleague";
}
