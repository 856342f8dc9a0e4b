import { classNames } from "#web/lib/page/class-names.ts";
import { DashboardHead } from "#web/ui/admin/dashboard-head.tsx";
import { LineIcon } from "#web/ui/admin/line-icon.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { Link } from "#web/ui/link.tsx";
import { useOpenTasks } from "./use-open-tasks.ts";

/** The open tasks of the team, the most urgent first, each with a link to its screen. */
export function OpenTasks() {
  const { tasks } = useOpenTasks();
  // If the request fails, the totals show the error.
  if (!tasks) return null;
  return (
    <section aria-labelledby="tasks-title">
      <DashboardHead id="tasks-title" title="To do" />
      <ul className="task-list">
        {tasks.every(({ isEnquiry }) => !isEnquiry) && (
          <li className="task task-done">
            <Icon name="check" />
            Nothing to answer
          </li>
        )}
        {tasks.map(({ text, to, icon, isUrgent }) => (
          <li key={text}>
            <Link className={classNames("task", isUrgent && "task-urgent")} to={to}>
              {isUrgent ? <Icon name="warn" /> : <LineIcon name={icon} />}
              <span className="min-w-0 flex-1">{text}</span>
              <Icon name="right" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
