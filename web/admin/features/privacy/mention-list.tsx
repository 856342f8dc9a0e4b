import { Link } from "react-router-dom";
import { maxMentions, type PrivacyMention } from "#contract/admin/privacy.ts";
import { adminPaths, personPath } from "#contract/site/admin-paths.ts";
import { auditPath } from "#web/admin/features/shared/audit/audit-params.ts";
import { actorName, describeEntry } from "#web/admin/features/shared/audit/sentences/describe-entry.ts";
import { describeSubject } from "#web/admin/features/shared/audit/sentences/describe-subject.ts";
import { inboxPath } from "#web/admin/features/shared/enquiries/inbox-params.ts";
import { dashboardPath } from "#web/admin/features/shared/listings/dashboard-params.ts";
import { formatDate, joinParts } from "#web/lib/format/format-values.ts";

const kindLabels: Record<PrivacyMention["kind"], string> = {
  listing: "Listing",
  enquiry: "Enquiry",
  person: "Person",
  want: "Wanted",
  doctor: "Doctor",
  course: "Course",
  settings: "Settings",
  template: "Reply template",
  resource: "Calendar",
  audit: "Activity",
};

/** The kinds in sentences. */
const kindNames: Record<PrivacyMention["kind"], string> = {
  listing: "listings",
  enquiry: "enquiries",
  person: "people",
  want: "wants",
  doctor: "doctors",
  course: "courses",
  settings: "settings",
  template: "reply templates",
  resource: "calendars",
  audit: "activity entries",
};

interface MentionListProps {
  mentions: readonly PrivacyMention[];
  /** The kinds with more places than those. */
  more: readonly PrivacyMention["kind"][];
}

/** The other places that have the number or the address, each with a link to where it can be changed. */
export function MentionList({ mentions, more }: MentionListProps) {
  return (
    <section aria-labelledby="mentions-title" className="mt-8 max-w-[44rem]">
      <h2 id="mentions-title" className="text-3">
        Also stored here
      </h2>
      <p className="mt-1 text-ink2">
        An export or an erasure does not change these. Edit them if the person wants that. Activity entries cannot be
        edited; they are deleted after 24 months.
      </p>
      <ul className="mt-3 border-t border-line">
        {mentions.map((mention) => (
          <li
            key={`${mention.kind} ${mention.id} ${mention.name} ${mention.entry?.n ?? ""}`}
            className="border-b border-line py-3 wrap-anywhere"
          >
            <Link to={mentionPath(mention)}>{`${kindLabels[mention.kind]}: ${describeMention(mention)}`}</Link>
            <p className="text-1 text-ink2">{joinParts(mention.fields)}</p>
          </li>
        ))}
      </ul>
      {more.length > 0 && <p className="mt-3">{describeMore(more)}</p>}
    </section>
  );
}

const describeMore = (more: readonly PrivacyMention["kind"][]) =>
  `There are more ${more.map((kind) => kindNames[kind]).join(" and ")}. Only the newest ${maxMentions} are shown. Edit these, then search again.`;

/** Returns the name of a place; of an audit entry who did what, in the words of the audit screen. */
function describeMention({ name, entry }: PrivacyMention): string {
  if (!entry) return name;
  const subject = describeSubject(entry);
  return `${subject.kind}${subject.name}, ${formatDate(entry.at)}: ${actorName(entry)} ${describeEntry(entry)}`;
}

function mentionPath({ kind, id, name }: PrivacyMention): string {
  switch (kind) {
    case "listing":
      return dashboardPath({ view: id }, adminPaths.listings);
    case "enquiry":
      return inboxPath({ open: id });
    case "person":
      return personPath(id);
    case "want":
      return `${adminPaths.wants}?${new URLSearchParams({ q: name })}`;
    case "doctor":
      return dashboardPath({ tab: "health" });
    case "course":
      return dashboardPath({ tab: "driving" });
    case "settings":
    case "resource":
      return adminPaths.settings;
    case "template":
      return adminPaths.replyTemplates;
    case "audit":
      return auditPath({ entity_id: id });
  }
}
