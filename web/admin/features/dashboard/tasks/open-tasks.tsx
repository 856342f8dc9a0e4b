import { Link } from "react-router-dom";
import { DashboardHead } from "#web/admin/ui/dashboard-head.tsx";
import { classNames } from "#web/lib/page/class-names.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import { LineIcon } from "#web/ui/icons/line-icon.tsx";
import { useOpenTasks } from "./use-open-tasks.ts";

/** The middle of the small letters is above that of the line. */
const taskClass = classNames(
  "flex min-h-control items-center gap-3 border-t px-2 py-2 leading-[1.25] text-[length:min(var(--text-2),8vw)] *:first:mb-[2px]",
);

/** The open tasks of the team, the most urgent first, each with a link to its screen. */
export function OpenTasks() {
  const { tasks } = useOpenTasks();
  // If the request fails, the totals show the error.
  if (!tasks) return null;
  return (
    <section aria-labelledby="tasks-title">
      <DashboardHead id="tasks-title" title="To do" />
      <ul className="border-b border-line">
        {tasks.every(({ isEnquiry }) => !isEnquiry) && (
          <li className={`border-line font-normal text-ink2 *:first:text-good ${taskClass}`}>
            <Icon name="check" />
            Nothing to answer
          </li>
        )}
        {tasks.map(({ text, to, icon, isUrgent }, index) => (
          <li key={to}>
            <Link
              className={classNames(
                taskClass,
                isUrgent
                  ? "rounded-m border-transparent bg-bad-bg font-bold text-bad"
                  : "font-bold text-ink *:first:text-ocean",
                !isUrgent && (tasks[index - 1]?.isUrgent ? "border-transparent" : "border-line"),
              )}
              to={to}
            >
              {isUrgent ? <Icon name="warn" /> : <LineIcon name={icon} />}
              <span className="min-w-0 flex-1 wrap-anywhere">{text}</span>
              <Icon name="right" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
