import { Link } from "react-router-dom";
import type { Person } from "#contract/people/person.ts";
import { describeTime } from "#shared/appointments/appointment-time.ts";
import { describePromise } from "#shared/site/describe-promise.ts";
import { kindLabels } from "#web/admin/features/shared/appointments/appointment-labels.ts";
import { calendarPath } from "#web/admin/features/shared/appointments/calendar-params.ts";
import { inboxPath } from "#web/admin/features/shared/enquiries/inbox-params.ts";
import { describeStepDay } from "#web/admin/lib/format/step-days.ts";
import { formatCount, joinParts } from "#web/lib/format/format-values.ts";

interface Step {
  to: string;
  label: string;
  when: string;
  /** For how many enquiries it is the same. */
  count: number;
}

/** What a colleague has to do for the person: confirm, answer, or what was planned. Renders nothing if there is nothing. */
export function PersonNextSteps({ person: { enquiries, appointments } }: { person: Person }) {
  const now = new Date();
  const steps = new Map<string, Step>();
  const add = (step: Omit<Step, "count">) => {
    const key = `${step.label} ${step.when}`;
    steps.set(key, { ...(steps.get(key) ?? step), count: (steps.get(key)?.count ?? 0) + 1 });
  };
  for (const { id, kind, start, status } of appointments)
    if (status === "requested" && start > now.toISOString())
      add({
        to: calendarPath({ open: id }),
        label: `Confirm the ${kindLabels[kind].toLowerCase()}`,
        when: describeTime(start),
      });
  for (const { id, reference, next_step, next_step_at, due_at, awaits_answer } of enquiries)
    if (next_step || awaits_answer)
      add({
        to: inboxPath({ open: id }),
        label: next_step ?? `Answer ${reference}`,
        when: next_step_at ? describeStepDay(next_step_at, now) : `by ${describePromise(due_at, now)}`,
      });
  if (steps.size === 0) return null;
  return (
    <section aria-label="Next step" className="rounded-m border-l-4 border-ocean bg-sand px-3 py-1">
      <ul>
        {[...steps].map(([key, { to, label, when, count }]) => (
          <li key={key} className="flex flex-wrap items-center gap-x-3">
            <Link to={to} className="inline-flex min-h-touch items-center font-bold wrap-anywhere">
              {label}
            </Link>
            <span className="text-1 text-ink2">
              {joinParts([when, count > 1 && formatCount(count, "enquiry", "enquiries")], " · ")}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
