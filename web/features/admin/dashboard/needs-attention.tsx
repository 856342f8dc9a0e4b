import { alarmAdvice, alarmLabels } from "#contract/admin/alarm-labels.ts";
import { formatDateTime } from "#web/lib/format/format-date-time.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { MailProblems } from "./mail-problems.tsx";
import { useStats } from "./use-stats.ts";

/**
 * The open alarms, each with what happened, what to do and since when, and problems with email alerts. Renders nothing if there are
 * none.
 */
export function NeedsAttention() {
  const { stats } = useStats();
  if (!stats) return null;
  const { alarms, mail } = stats;
  if (alarms.length === 0 && mail.late === 0 && mail.failed === 0) return null;
  return (
    <section aria-labelledby="attention-title" className="mt-3 grid gap-2">
      <h2 id="attention-title" className="text-3">
        Needs attention
      </h2>
      {alarms.map(({ name, detail, since }) => (
        <Notice key={name} tone="bad" title={alarmLabels[name]}>
          <p className="wrap-anywhere">{detail}</p>
          <p>{alarmAdvice[name]}</p>
          <p className="text-ink2">
            Since <time dateTime={since}>{formatDateTime(since)}</time>
          </p>
        </Notice>
      ))}
      <MailProblems mail={mail} />
    </section>
  );
}
