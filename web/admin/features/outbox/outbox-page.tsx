import { useState } from "react";
import type { OutboxMessage } from "#contract/alerts/alert-settings.ts";
import { getToday } from "#web/admin/features/shared/appointments/appointment-days.ts";
import { liveSwrConfig } from "#web/admin/lib/api/swr-configs.ts";
import { useEndpointData } from "#web/admin/lib/api/use-endpoint-data.ts";
import { afterGreeting } from "#web/admin/lib/format/after-greeting.ts";
import { EmptyState } from "#web/admin/ui/empty-state.tsx";
import { FailedState } from "#web/admin/ui/failed-state.tsx";
import { PageHead, screenClass } from "#web/admin/ui/page-head.tsx";
import { ChoiceRow } from "#web/admin/ui/rows/choice-row.tsx";
import { useIsWide } from "#web/admin/ui/use-is-wide.ts";
import { isMissing } from "#web/lib/api/api-error.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { formatShortDate } from "#web/lib/format/format-date-time.ts";
import { paths } from "#web/lib/page/paths.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";
import { MessageText } from "./message-text.tsx";

/** The mails and push messages of a local site, which sends no mails. A deployed site has no such list. */
export function OutboxPage() {
  const { data, error, mutate } = useEndpointData(endpointKey("GET /outbox"), liveSwrConfig);
  const messages = data?.data.messages;
  const [chosen, setChosen] = useState<string>();
  const isWide = useIsWide();
  const shown = messages?.find((message) => keyOf(message) === chosen) ?? (isWide ? messages?.[0] : undefined);
  const isAlone = !isWide && shown !== undefined;
  return (
    <div className={screenClass}>
      {isAlone ? (
        <PageHead title={shown.subject} back={{ label: "All messages", onClick: () => setChosen(undefined) }} />
      ) : (
        <>
          <PageHead title="Outbox" />
          <div className="mt-2 lg:mt-4">
            <Notice tone="warn" title="Test mode: emails stay on this page and are not sent." />
          </div>
        </>
      )}
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
      {messages && messages.length > 0 && (
        <div className="mt-4 grid grid-cols-1 items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
          <ul aria-label="Messages" className="border-b border-line" hidden={isAlone}>
            {messages.map((message) => (
              <ChoiceRow
                key={keyOf(message)}
                title={message.subject}
                aside={formatTimeOrDay(message.at)}
                detail={message.to}
                start={afterGreeting(message.text)}
                isChosen={message === shown}
                onChoose={() => setChosen(keyOf(message))}
              />
            ))}
          </ul>
          {shown && <MessageText key={keyOf(shown)} message={shown} hasTitle={!isAlone} />}
        </div>
      )}
    </div>
  );
}

/** The time of a message of today, and the day of an older one. */
const formatTimeOrDay = (at: string) =>
  at.slice(0, 10) === getToday(new Date()) ? at.slice(11, 16) : formatShortDate(at);

const keyOf = ({ at, to, subject }: OutboxMessage) => `${at} ${to} ${subject}`;
