import { alarmAdvice, alarmLabels } from "#contract/admin/alarm-labels.ts";
import { useRenewedAlerts } from "#web/admin/features/shared/alerts/use-renewed-alerts.ts";
import { DashboardHead } from "#web/admin/ui/dashboard-head.tsx";
import { formatDateTime } from "#web/lib/format/format-date-time.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { MailProblems } from "./attention/mail-problems.tsx";
import { SilentDevice } from "./attention/silent-device.tsx";
import { useStats } from "./use-stats.ts";

/**
 * The open alarms, each with what happened, what to do and since when, and problems with email alerts and with the alerts on
 * this device. Renders nothing if there are none.
 */
export function NeedsAttention() {
  const { stats } = useStats();
  const { silence, checkAgain } = useRenewedAlerts();
  if (!stats) return null;
  const { alarms, mail } = stats;
  if (alarms.length === 0 && mail.late === 0 && mail.failed === 0 && !silence) return null;
  return (
    <section aria-labelledby="attention-title" className="grid gap-2">
      <DashboardHead id="attention-title" title="Needs attention" />
      {silence && <SilentDevice silence={silence} onDone={checkAgain} />}
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
