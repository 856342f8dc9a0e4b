import { formatNumber } from "#web/lib/format/format-values.ts";
import { Link } from "#web/ui/link.tsx";
import { type InboxParams, inboxPath, inboxState } from "./inbox-params.ts";

interface InboxFoldersProps {
  params: InboxParams;
  spamCount: number;
}

/** Tabs for the inbox and the spam folder. The search text stays when the folder changes. */
export function InboxFolders({ params: { q, spam }, spamCount }: InboxFoldersProps) {
  return (
    <nav className="tabs mt-4" aria-label="Folders">
      <Link to={inboxPath({})} state={inboxState(q)} aria-current={spam ? undefined : "page"}>
        Inbox
      </Link>
      <Link to={inboxPath({ spam: "true" })} state={inboxState(q)} aria-current={spam ? "page" : undefined}>
        Suspected spam ({formatNumber(spamCount)})
      </Link>
    </nav>
  );
}
