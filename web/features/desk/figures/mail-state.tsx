import { reaches } from "#contract/roles.ts";
import type { Stats } from "#contract/stats.ts";
import { countOf, joinParts } from "#web/lib/format.ts";
import { useSession } from "#web/lib/stored-session.ts";
import { Note } from "#web/ui/note.tsx";

const silent = "The mail service gave no reason.";

/** What is wrong with the mail that tells the staff of inquiries; nothing while it goes out. */
export function MailState({ mail: { configured, missing, late, failed, last_error } }: Pick<Stats, "mail">) {
  const session = useSession();
  const inquiries = (count: number) => countOf(count, "inquiry", "inquiries");
  const reason = last_error ? `${last_error.replace(/\.$/, "")}.` : silent;
  return (
    <>
      {late > 0 && (
        <Note tone="warn" title={`Mail about ${inquiries(late)} is late`}>
          <p>{reason} It is tried again by itself.</p>
        </Note>
      )}
      {failed > 0 && (
        <Note tone="bad" title={`Mail about ${inquiries(failed)} could not be sent`}>
          <p>{late > 0 ? "" : `${reason} `}It is not tried again; the inquiries are in the list.</p>
        </Note>
      )}
      {!configured && session && reaches(session.role, "super_admin") && (
        <p className="text-1 text-ink2">
          Inquiries are not mailed to you: {joinParts([missing.slice(0, -1).join(", "), missing.at(-1)], " and ")}{" "}
          {missing.length === 1 ? "is" : "are"} not set.
        </p>
      )}
    </>
  );
}
