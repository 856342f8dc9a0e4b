import { useState } from "react";
import { Link } from "react-router-dom";
import type { ContactWay } from "#contract/enquiries/channels.ts";
import { pageSizes } from "#contract/http/pagination.ts";
import type { ToConfirmOwner } from "#contract/listings/status/confirmation.ts";
import { personPath } from "#contract/site/admin-paths.ts";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { freshSwrConfig } from "#web/admin/lib/api/swr-configs.ts";
import { useEndpointData } from "#web/admin/lib/api/use-endpoint-data.ts";
import { ContactPair } from "#web/admin/ui/contact-pair.tsx";
import { FailedBlock } from "#web/admin/ui/failed-state.tsx";
import { apiSend } from "#web/lib/api/api-client.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { formatCount, formatDate } from "#web/lib/format/format-values.ts";
import { ButtonAnchor } from "#web/ui/button.tsx";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";

const subject = "Is your home still free?";

/** The owners of homes to confirm, each with a prepared message. Who was written to is marked as sent. */
export function OwnersToAsk() {
  const key = endpointKey("GET /list/to-confirm", { query: { by: "owner", limit: pageSizes.max } });
  const { data, error, mutate } = useEndpointData(key, freshSwrConfig);
  // They stay where they are until the list is read again.
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set());
  if (!data && error)
    return <FailedBlock title="The owners could not be loaded" error={error} onRetry={() => mutate()} />;
  if (!data) return <SkeletonBar className="h-32" />;
  const { owners = [] } = data.data;
  const record = async (id: string, by: ContactWay) => {
    setSent((before) => new Set(before).add(id));
    try {
      await apiSend("POST /people/:id/asked", { params: { id }, body: { by }, keepalive: true });
    } catch (failure) {
      setSent((before) => new Set([...before].filter((one) => one !== id)));
      showToast({ tone: "warn", title: "Not recorded", text: errorText(failure) });
    }
  };
  if (owners.length === 0) return <p className="text-ink2">No home that is due has an owner in People.</p>;
  return (
    <>
      <p className="mb-3 text-1 text-ink2">
        {`${formatCount(data.total, "owner")}. Each message has the numbers of the homes, and a link to answer with one tap.`}
      </p>
      <ul>
        {owners.map((owner) => (
          <Row key={owner.person_id} owner={owner} isSent={sent.has(owner.person_id)} onContact={record} />
        ))}
      </ul>
    </>
  );
}

function stateText({ state, sent_at }: ToConfirmOwner): string {
  const day = sent_at ? formatDate(sent_at) : "";
  return {
    to_send: "Not asked yet",
    to_remind: `Asked on ${day}: send a reminder`,
    waiting: `Asked on ${day}`,
    silent: `No answer since ${day}: better call`,
  }[state];
}

interface RowProps {
  owner: ToConfirmOwner;
  isSent: boolean;
  onContact: (id: string, by: ContactWay) => void;
}

function Row({ owner, isSent, onContact }: RowProps) {
  const { person_id, name, phone, email, message, homes, link } = owner;
  const contact = (by: ContactWay) => onContact(person_id, by);
  const mail = email && `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message)}`;
  return (
    <li className="grid gap-1 border-t border-line py-3">
      <p className="wrap-anywhere">
        <Link to={personPath(person_id)} className="font-bold text-ink">
          {name || "Unknown"}
        </Link>
        <span className="text-1 text-ink2">{` · ${formatCount(homes.length, "home")}: ${homes.map(({ title }) => title).join(", ")}`}</span>
        <br />
        <span className={isSent ? "text-1 text-good" : "text-1 text-ink2"} role={isSent ? "status" : undefined}>
          {isSent ? "Sent" : stateText(owner)}
        </span>
        {!link && (
          <span className="text-1 text-warn">. The link was ended: make a new one on the page of the owner.</span>
        )}
      </p>
      <details className="text-1">
        <summary className="inline-flex min-h-touch cursor-pointer items-center underline">Show the message</summary>
        <p className="border-l-2 border-line pl-3 whitespace-pre-line wrap-anywhere">{message}</p>
      </details>
      <div className="flex flex-wrap gap-2">
        <ContactPair isInList person={{ name, phone_number: phone ?? "" }} message={message} onContact={contact} />
        {mail && (
          <ButtonAnchor look="small" href={mail} aria-label={`Email ${name}`} onClick={() => contact("email")}>
            <Icon name="mail" />
            Email
          </ButtonAnchor>
        )}
      </div>
    </li>
  );
}
