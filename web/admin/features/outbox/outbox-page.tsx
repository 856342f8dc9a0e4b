import type { OutboxMessage } from "#contract/alerts/alert-settings.ts";
import { liveSwrConfig } from "#web/admin/lib/api/swr-configs.ts";
import { useEndpointData } from "#web/admin/lib/api/use-endpoint-data.ts";
import { EmptyState } from "#web/admin/ui/empty-state.tsx";
import { FailedState } from "#web/admin/ui/failed-state.tsx";
import { PageHead, screenClass } from "#web/admin/ui/page-head.tsx";
import { isMissing } from "#web/lib/api/api-error.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { formatDateTime } from "#web/lib/format/format-date-time.ts";
import { paths } from "#web/lib/page/paths.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";

/** The mails and push messages of a local site, which sends no mails. A deployed site has no such list. */
export function OutboxPage() {
  const { data, error, mutate } = useEndpointData(endpointKey("GET /outbox"), liveSwrConfig);
  const messages = data?.data.messages;
  return (
    <div className={screenClass}>
      <PageHead title="Outbox" />
      <div className="mt-2 lg:mt-4">
        <Notice tone="warn" title="Test mode: emails stay on this page and are not sent." />
      </div>
      {!messages && error === undefined && <SkeletonBar className="mt-4 h-64" />}
      {!messages && error !== undefined && (
        <FailedState
          title={isMissing(error) ? "There is no outbox" : "The outbox could not be loaded"}
          error={error}
          onRetry={() => mutate()}
        />
      )}
      {messages?.length === 0 && (
        <EmptyState
          scene="inbox"
          title="Nothing was sent yet"
          action={
            <ButtonLink look="outline" to={paths.contact}>
              Write an enquiry
            </ButtonLink>
          }
        >
          A message appears after a booking, an enquiry or a forgotten password.
        </EmptyState>
      )}
      <ul className="mt-4">
        {messages?.map((message) => (
          <OutboxItem key={`${message.at} ${message.to} ${message.subject}`} message={message} />
        ))}
      </ul>
    </div>
  );
}

function OutboxItem({ message: { kind, at, to, subject, text } }: { message: OutboxMessage }) {
  return (
    <li className="border-t border-line py-4">
      <h2 className="text-2 font-bold wrap-anywhere">{subject}</h2>
      <p className="text-1 text-ink2 wrap-anywhere">
        {`${kind === "mail" ? "Email" : "Push"} to ${to} · ${formatDateTime(at)}`}
      </p>
      <pre className="mt-2 font-sans text-1 whitespace-pre-wrap wrap-anywhere">{text}</pre>
    </li>
  );
}
