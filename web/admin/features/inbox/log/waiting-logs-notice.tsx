import { joinParts } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { useWaitingLogs } from "./use-waiting-logs.ts";

/** Says on every admin screen which logged calls and visits are on this device only, and sends them. */
export function WaitingLogsNotice({ account }: { account: string }) {
  const { logs, remove } = useWaitingLogs(account);
  if (logs.length === 0) return null;
  return (
    <section aria-label="Logged calls and visits, not sent yet" className="wrap grid gap-2 pt-3">
      {logs.map((log) => {
        const { name, phone_number, email, message } = log.fields;
        return (
          <Notice key={log.key} tone="warn" title={`Not sent yet: ${name ?? phone_number ?? email ?? ""}`}>
            <p>{log.problem ?? "It is on this device, and is sent when you are online."}</p>
            {log.problem && (
              <>
                <p>{joinParts([phone_number, email, message], ", ")}</p>
                <Button look="quiet" className="-mb-2 -ml-3" onClick={() => remove(log)}>
                  Discard
                </Button>
              </>
            )}
          </Notice>
        );
      })}
    </section>
  );
}
