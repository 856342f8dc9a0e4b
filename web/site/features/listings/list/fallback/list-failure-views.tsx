import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { ApiError } from "#web/lib/api/api-error.ts";
import { formatAge } from "#web/lib/format/format-age.ts";
import { showData } from "#web/lib/offline/shown-data.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Message } from "#web/ui/feedback/message.tsx";
import { CardGrid } from "../../card/card-grid.tsx";
import type { ListPageConfig } from "../../list-pages/list-page-config.ts";
import { buildListPath, type ListParams } from "../../list-pages/list-params.ts";
import { getFallbackProperties } from "./fallback-properties.ts";

export interface ListFailureProps {
  config: ListPageConfig;
  params: ListParams;
  error: unknown;
}

/** Shown during an outage: the properties cached in this browser with their age, or the samples. */
export function FallbackList({ config, params }: ListFailureProps) {
  const [now] = useState(() => Date.now());
  const { properties, age } = getFallbackProperties(config, params, now);
  const savedAt = age === undefined ? undefined : now - age;
  useEffect(() => showData(savedAt), [savedAt]);
  return (
    <section className="mt-2">
      <h2 className="mb-1 text-3">{age === undefined ? "Sample listings" : `Listings loaded ${formatAge(age)}`}</h2>
      <p className="mb-4 text-ink2">
        {age === undefined
          ? "These are examples. They are not for sale or rent."
          : "Prices and availability may have changed since."}
      </p>
      {properties.length > 0 ? <CardGrid properties={properties} /> : <p>None of them match your filters.</p>}
    </section>
  );
}

/** Shown if the service rejects the URL, for example an old cursor. */
export function InvalidListUrl({ config, params: { filters, sort }, error }: ListFailureProps) {
  return (
    <Message
      role="alert"
      title="This link does not work any more"
      actions={<ButtonLink to={buildListPath(config, { filters, sort })}>Go to the first page</ButtonLink>}
    >
      {error instanceof ApiError && <p>{error.detail ?? error.message}</p>}
      <p>
        Or start again <Link to={config.path}>without filters</Link>.
      </p>
    </Message>
  );
}
