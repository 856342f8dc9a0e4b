import { Link } from "react-router-dom";
import type { PublicAppointment } from "#contract/appointments/booking.ts";
import { formatDayAndTime } from "#web/site/lib/format/appointment-times.ts";
import { statusLabels } from "./status-texts.ts";

/** All lessons of the course, each with its own page. */
export function PackageLessons({ appointment }: { appointment: PublicAppointment }) {
  const { lesson: shown, package: lessons } = appointment;
  if (lessons.length === 0) return null;
  return (
    <section aria-labelledby="lessons">
      <h2 id="lessons" className="text-3">
        All lessons
      </h2>
      <ol className="mt-2">
        {lessons.map(({ lesson, start, status, manage_url }) => (
          <li key={lesson} className="border-t border-line py-2">
            <span>{`Lesson ${lesson}: `}</span>
            {lesson === shown ? (
              <b>{formatDayAndTime(start)}</b>
            ) : (
              <Link to={new URL(manage_url).pathname}>{formatDayAndTime(start)}</Link>
            )}
            <span className="text-ink2">{` · ${statusLabels[status]}`}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
