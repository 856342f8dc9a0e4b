import { Link } from "react-router-dom";
import type { Person } from "#contract/people/person.ts";
import { describePromise } from "#shared/site/describe-promise.ts";
import { kindLabels } from "#web/admin/features/shared/appointments/appointment-labels.ts";
import { calendarPath } from "#web/admin/features/shared/appointments/calendar-params.ts";
import { inboxPath } from "#web/admin/features/shared/enquiries/inbox-params.ts";
import { describeStepDay } from "#web/admin/lib/format/step-days.ts";
import { formatDateTime } from "#web/lib/format/format-date-time.ts";
import { formatCount, joinParts } from "#web/lib/format/format-values.ts";
import { LineIcon, type LineIconName } from "#web/ui/icons/line-icon.tsx";

interface Step {
  to: string;
  icon: LineIconName;
  label: string;
  when: string;
  /** For how many enquiries it is the same. */
  count: number;
}

/**
 * What a colleague has to do for the person: confirm, answer, what was planned, and the next appointments. Without any, it
 * leads to the newest enquiry, where a step is planned.
 */
export function PersonNextSteps({ person: { enquiries, appointments } }: { person: Person }) {
  const now = new Date();
  const steps = new Map<string, Step>();
  const add = (step: Omit<Step, "count">) => {
    const key = `${step.label} ${step.when}`;
    steps.set(key, { ...(steps.get(key) ?? step), count: (steps.get(key)?.count ?? 0) + 1 });
  };
  const upcoming = appointments.filter(({ start }) => start > now.toISOString()).reverse();
  for (const { id, kind, title, start, status } of upcoming)
    if (status === "requested") {
      const label = joinParts([`Confirm the ${kindLabels[kind].toLowerCase()}`, title], ": ");
      add({ to: calendarPath({ open: id }), icon: "check", label, when: formatDateTime(start) });
    }
  for (const { id, reference, next_step, next_step_at, due_at, awaits_answer } of enquiries)
    if (next_step || awaits_answer)
      add({
        to: inboxPath({ open: id }),
        icon: next_step ? "clock" : "inbox",
        label: next_step ?? `Answer ${reference}`,
        when: next_step_at ? describeStepDay(next_step_at, now) : `by ${describePromise(due_at, now)}`,
      });
  for (const { id, kind, title, start, status } of upcoming)
    if (status === "confirmed") {
      const label = joinParts([kindLabels[kind], title], ": ");
      add({ to: calendarPath({ open: id }), icon: "calendar", label, when: formatDateTime(start) });
    }
  const [newest] = enquiries;
  if (steps.size === 0 && newest)
    add({ to: inboxPath({ open: newest.id }), icon: "plus", label: "Plan the next step", when: "" });
  if (steps.size === 0) return null;
  return (
    <section aria-labelledby="steps-title" className="rounded-m border-l-4 border-ocean bg-sand px-4 pt-3 pb-1">
      <h2 id="steps-title" className="font-sans text-1 font-bold text-ink2">
        Next step
      </h2>
      <ul className="@container">
        {[...steps].map(([key, { to, icon, label, when, count }]) => (
          <li
            key={key}
            className="relative flex min-h-touch items-baseline gap-3 py-2 not-first:border-t not-first:border-line"
          >
            <span className="flex-none self-start pt-0.5 text-ocean @max-[12em]:hidden">
              <LineIcon name={icon} />
            </span>
            <div className="min-w-0 flex-1 gap-x-3 sm:flex sm:items-baseline">
              <Link to={to} className="block font-bold text-ink wrap-anywhere before:absolute before:inset-0 sm:flex-1">
                {label}
              </Link>
              <span className="text-1 text-ink2">
                {joinParts([when, count > 1 && formatCount(count, "enquiry", "enquiries")], " · ")}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
