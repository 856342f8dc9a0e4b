import { formatNumber } from "#web/lib/format/format-values.ts";
import { preserveScroll } from "#web/lib/page/use-scroll-restoration.ts";
import { Link } from "#web/ui/link.tsx";
import { type InboxParams, inboxPath } from "./inbox-params.ts";

interface InboxFoldersProps {
  params: InboxParams;
  spamCount: number;
}

/** Tabs for the inbox and the spam folder. The search text stays when the folder changes. */
export function InboxFolders({ params: { q, spam }, spamCount }: InboxFoldersProps) {
  return (
    <nav className="tabs mt-4" aria-label="Folders">
      <Link to={inboxPath({ q })} state={preserveScroll} aria-current={spam ? undefined : "page"}>
        Inbox
      </Link>
      <Link to={inboxPath({ q, spam: "true" })} state={preserveScroll} aria-current={spam ? "page" : undefined}>
        Suspected spam ({formatNumber(spamCount)})
      </Link>
    </nav>
  );
}
