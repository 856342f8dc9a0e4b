import type { Person } from "#contract/people/person.ts";
import { formatShortDate } from "#web/lib/format/format-date-time.ts";
import { joinParts } from "#web/lib/format/format-values.ts";
import { kindLabels } from "./people-labels.ts";

/** What the person is to the business, since when, and who is responsible. */
export function PersonDetails({ person }: { person: Person }) {
  const { kinds, assignee, last_contact_at, created_at } = person;
  const facts = [
    ["Kind", joinParts(kinds.map((kind) => kindLabels[kind]))],
    ["Last contact", formatShortDate(last_contact_at)],
    ["Known since", formatShortDate(created_at)],
    ["Responsible", assignee],
  ];
  return (
    <section aria-labelledby="details-title">
      <h2 id="details-title" className="text-3">
        Details
      </h2>
      <dl className="mt-2 border-t border-line">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2 text-1">
                <dt className="text-ink2">{name}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
