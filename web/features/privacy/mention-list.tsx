import type { PrivacyMention } from "#contract/admin/privacy.ts";
import { inboxPath } from "#web/features/admin-shared/enquiries/inbox-params.ts";
import { dashboardPath } from "#web/features/admin-shared/listings/dashboard-params.ts";
import { joinParts } from "#web/lib/format/format-values.ts";
import { adminPaths } from "#web/lib/page/admin-paths.ts";
import { Link } from "#web/ui/link.tsx";

const kindLabels: Record<PrivacyMention["kind"], string> = {
  listing: "Listing",
  enquiry: "Enquiry",
  doctor: "Doctor",
  course: "Course",
  settings: "Settings",
  audit: "Activity",
};

/** The other places that have the number or the address, each with a link to where it can be changed. */
export function MentionList({ mentions }: { mentions: readonly PrivacyMention[] }) {
  return (
    <section aria-labelledby="mentions-title" className="mt-8 max-w-176">
      <h2 id="mentions-title" className="text-3">
        Also stored here
      </h2>
      <p className="mt-1 text-ink2">
        An export or an erasure does not change these. Edit them if the person wants that. Activity entries cannot be
        edited; they are deleted after 24 months.
      </p>
      <ul className="mt-3 border-t border-line">
        {mentions.map(({ kind, id, name, fields }) => (
          <li key={`${kind} ${id} ${name}`} className="border-b border-line py-3 wrap-anywhere">
            <Link to={mentionPath(kind, id)}>{`${kindLabels[kind]}: ${name}`}</Link>
            <p className="text-1 text-ink2">{joinParts(fields)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function mentionPath(kind: PrivacyMention["kind"], id: string): string {
  switch (kind) {
    case "listing":
      return dashboardPath({ view: id }, adminPaths.listings);
    case "enquiry":
      return inboxPath({ open: id });
    case "doctor":
      return dashboardPath({ tab: "health" });
    case "course":
      return dashboardPath({ tab: "driving" });
    case "settings":
      return adminPaths.settings;
    case "audit":
      return adminPaths.audit;
  }
}
