import { useState } from "react";
import { Link } from "react-router-dom";
import type { OwnerRequest } from "#contract/owners/owner-link.ts";
import { adminPaths, personPath } from "#contract/site/admin-paths.ts";
import { dashboardPath } from "#web/admin/features/shared/listings/dashboard-params.ts";
import { priceRankText } from "#web/admin/features/shared/listings/price-rank.ts";
import { statusLabels } from "#web/admin/features/shared/listings/status-labels.ts";
import { useRefreshListings } from "#web/admin/features/shared/listings/use-refresh-listings.ts";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { liveSwrConfig } from "#web/admin/lib/api/swr-configs.ts";
import { useEndpointData } from "#web/admin/lib/api/use-endpoint-data.ts";
import { DashboardHead } from "#web/admin/ui/dashboard-head.tsx";
import { apiSend } from "#web/lib/api/api-client.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { formatDate, formatPrice, joinParts } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/feedback/toast.tsx";

/** What owners said by their links, until a colleague accepts or declines it. Renders nothing if nothing waits. */
export function OwnerRequests() {
  const { data, mutate } = useEndpointData(endpointKey("GET /owner-requests"), liveSwrConfig);
  const refreshListings = useRefreshListings();
  const [busy, setBusy] = useState<string>();
  const requests = data?.data.requests ?? [];
  if (requests.length === 0) return null;
  const decide = async ({ id, home }: OwnerRequest, accept: boolean) => {
    setBusy(id);
    try {
      const body = { accept, ...(home.is_changed && accept && { expected_updated_at: home.updated_at }) };
      await apiSend("POST /owner-requests/:id", { params: { id }, body });
      showToast({ tone: "good", title: accept ? "Changed" : "Declined", text: `${home.reference} ${home.title}` });
      refreshListings(home.uuid);
    } catch (failure) {
      showToast({ tone: "bad", title: "Not saved", text: errorText(failure) });
    }
    await mutate();
    setBusy(undefined);
  };
  return (
    <section aria-labelledby="owner-requests-title">
      <DashboardHead id="owner-requests-title" title="Owners say" />
      <ul>
        {requests.map((request) => (
          <Row key={request.id} request={request} isBusy={busy === request.id} onDecide={decide} />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  request: OwnerRequest;
  isBusy: boolean;
  onDecide: (request: OwnerRequest, accept: boolean) => void;
}

function Row({ request, isBusy, onDecide }: RowProps) {
  const { home, owner, at, price_rank } = request;
  const { uuid, reference, title, kind, price, status, is_changed } = home;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3">
      <p className="min-w-0 grow basis-[18rem] wrap-anywhere">
        <b>{answerText(request)}</b>
        {price_rank !== null && <span className="text-1 text-ink2">{` (${priceRankText(price_rank)})`}</span>}
        <br />
        <Link to={dashboardPath({ view: uuid }, adminPaths.listings)}>{joinParts([reference, title])}</Link>
        <br />
        <small className="text-1 text-ink2">
          <span>{`Now ${joinParts([formatPrice(kind, price), statusLabels[status]])}. Said on ${formatDate(at)}`}</span>
          {owner && (
            <>
              <span> by </span>
              <Link to={personPath(owner.id)}>{owner.name || "the owner"}</Link>
            </>
          )}
        </small>
        {is_changed && (
          <span className="block text-1 text-warn">The home was changed after the owner answered. Compare first.</span>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button className="px-3" busy={isBusy} onClick={() => onDecide(request, true)}>
          Accept<span className="sr-only">{`: ${reference}`}</span>
        </Button>
        <Button look="outline" className="px-3" busy={isBusy} onClick={() => onDecide(request, false)}>
          Decline<span className="sr-only">{`: ${reference}`}</span>
        </Button>
      </div>
    </li>
  );
}

function answerText({ answer, price, date, home }: OwnerRequest): string {
  if (answer === "price") return `New price: ${formatPrice(home.kind, price ?? 0)}`;
  const text = { free: "Free again", let: "Let", sold: "Sold" }[answer];
  return date ? `${text} since ${formatDate(date)}` : text;
}
