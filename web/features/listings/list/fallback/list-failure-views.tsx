import { useState } from "react";
import { ApiError } from "#web/lib/api/api-error.ts";
import { formatAge } from "#web/lib/format/format-age.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Message } from "#web/ui/feedback/message.tsx";
import { Link } from "#web/ui/link.tsx";
import { CardGrid } from "../../card/card-grid.tsx";
import type { ListPageConfig } from "../../list-pages/list-page-config.ts";
import { buildListPath, type ListParams } from "../../list-pages/list-params.ts";
import { getFallbackProperties } from "./fallback-properties.ts";

export interface ListFailureProps {
  page: ListPageConfig;
  address: ListParams;
  error: unknown;
}

/** The service is out: the last real listings of this browser with their age, or the samples (ruling 8). */
export function FallbackList({ page, address }: ListFailureProps) {
  const [now] = useState(() => Date.now());
  const { listings, age } = getFallbackProperties(page, address, now);
  return (
    <section className="mt-2">
      <h2 className="mb-1 text-3">
        {age === undefined ? "Sample listings" : `Listings this device saw ${formatAge(age)}`}
      </h2>
      <p className="mb-4 text-ink2">
        {age === undefined
          ? "They show what a listing looks like. None of them is for sale or for rent."
          : "Prices and availability may have changed since."}
      </p>
      {listings.length > 0 ? <CardGrid listings={listings} /> : <p>None of them fits the filters.</p>}
    </section>
  );
}

/** The service refused this address: a cursor from an old link, say. The first page is one tap away. */
export function InvalidListUrl({ page, address: { filters, sort }, error }: ListFailureProps) {
  return (
    <Message
      role="alert"
      title="This page of the list cannot be shown"
      actions={<ButtonLink to={buildListPath(page, { filters, sort })}>Go to the first page</ButtonLink>}
    >
      {error instanceof ApiError && <p>{error.detail ?? error.message}</p>}
      <p>
        Or start again with <Link to={page.path}>the whole list</Link>.
      </p>
    </Message>
  );
}
