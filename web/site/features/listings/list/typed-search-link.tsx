import { Link } from "react-router-dom";
import { preserveScroll } from "#web/lib/page/navigation/use-scroll-restoration.ts";
import type { ListPageConfig } from "../list-pages/list-page-config.ts";
import { buildListPath, parseListParams } from "../list-pages/list-params.ts";

interface TypedSearchLinkProps {
  config: ListPageConfig;
  /** The query of the search as it was typed. */
  typed: string;
}

/** Says that the spelling of a search was corrected, and links to the search as typed. */
export function TypedSearchLink({ config, typed }: TypedSearchLinkProps) {
  const { filters, sort } = parseListParams(config, new URLSearchParams(typed));
  if (!filters.q) return null;
  return (
    <p className="my-3 lg:mt-0">
      <span>Spelling corrected.</span>{" "}
      <Link to={buildListPath(config, { filters, sort })} state={preserveScroll}>
        {`Search for “${filters.q.replaceAll('"', "")}” as typed`}
      </Link>
    </p>
  );
}
