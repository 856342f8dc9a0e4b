import { Link } from "react-router-dom";
import { adminPaths } from "#web/lib/page/admin-paths.ts";
import { withQuery } from "#web/lib/page/paths.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";

/** Says after an import why visitors do not see the new listings yet, and where they are. */
export function NewDrafts() {
  return (
    <Notice tone="good" title="The new listings are drafts">
      <p>
        Add their photos and publish them. Then visitors see them.{" "}
        <Link to={withQuery(adminPaths.listings, new URLSearchParams({ only: "drafts" }))}>See the drafts</Link>
      </p>
    </Notice>
  );
}
