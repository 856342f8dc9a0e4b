import { Link } from "react-router-dom";
import { classNames } from "#web/lib/page/class-names.ts";
import { tellMeLabel, tellMeOfHomes } from "#web/lib/page/tell-me-path.ts";
import type { ShownList } from "../list-pages/list-params.ts";
import { SearchBell } from "./search-bell.tsx";

interface TellMeProps extends ShownList {
  className?: string;
  /** Whether the link opens a document of its own. */
  isDocument?: boolean;
}

/**
 * What a visitor does with a search that has found nothing yet, as one control: its bell keeps the search, and its words lead
 * to the page that asks how to tell of the next home. Without a script only the words are there.
 */
export function TellMe({ config, params, className, isDocument }: TellMeProps) {
  return (
    <div className={classNames("flex min-h-control rounded-m border border-press", className)}>
      <SearchBell config={config} params={params} className="px-4" />
      <span className="flex grow border-l border-press">
        <Link
          className="btn btn-quiet grow"
          to={tellMeOfHomes({ ...params.filters, kind: config.kind ?? params.filters.kind })}
          reloadDocument={isDocument}
        >
          {tellMeLabel}
        </Link>
      </span>
    </div>
  );
}
